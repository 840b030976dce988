import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture on a sheet of the given size, so that two of different heights can be laid on each other. */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}

/** The number of pixels in which two pictures differ, each difference counted, and a picture of where. */
function differ(before, after) {
  const [one, other] = [before, after].map((bytes) => PNG.sync.read(bytes));
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(one, width, height),
    onSheet(other, width, height),
    diff.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  return { pixels, diff };
}

/**
 * Lays the photographs of two folders on each other and writes pictures of where they differ.
 *
 * @param {object[]} shots of either side, each file once
 * @param {{ before: string, after: string, diff: string }} folders
 * @returns each shot that differs: what it is (new, removed, changed) and in how many pixels
 */
export function compareFolders(shots, folders) {
  mkdirSync(folders.diff, { recursive: true });
  return shots.flatMap((shot) => {
    const [before, after] = [folders.before, folders.after].map((folder) => {
      const file = join(folder, shot.file);
      return existsSync(file) ? readFileSync(file) : undefined;
    });
    if (!before && !after) return [];
    if (!before) return [{ shot, kind: 'new', pixels: 0 }];
    if (!after) return [{ shot, kind: 'removed', pixels: 0 }];
    // Equal bytes are equal pictures, so most need not be decoded.
    if (before.equals(after)) return [];
    const { pixels, diff } = differ(before, after);
    if (pixels === 0) return [];
    writeFileSync(join(folders.diff, shot.file), PNG.sync.write(diff));
    return [{ shot, kind: 'changed', pixels }];
  });
}
