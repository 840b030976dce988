import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Every photograph of a run, by its name. */
const getShots = (snapshots) =>
  new Map(
    snapshots.flatMap(({ key, id, title, name, snapshot, shots }) =>
      Object.entries(shots).map(([mode, [hash, width]]) => {
        const file = `${key}.${mode.replaceAll(' ', '-')}.png`;
        return [
          file,
          { key, id, title, name: snapshot ? `${name}, ${snapshot}` : name, mode, hash, width, file },
        ];
      }),
    ),
  );

/**
 * Lays the photographs of two runs on each other and writes pictures of where they differ.
 *
 * @param {{ before: object[], after: object[] }} snapshots of both runs
 * @param {{ before: string, after: string, diff: string }} folders the exact pictures by what they show, and where
 *   differences go
 * @returns each shot that differs: what it is (new, removed, changed) and in how many pixels
 */
export function compareSnapshots(snapshots, folders) {
  mkdirSync(folders.diff, { recursive: true });
  const [before, after] = [getShots(snapshots.before), getShots(snapshots.after)];
  const all = [...new Map([...before, ...after]).values()];
  return all.flatMap((shot) => {
    const [was, is] = [before.get(shot.file), after.get(shot.file)];
    if (!was || !is) return [{ shot, was, is, kind: is ? 'new' : 'removed', pixels: 0 }];
    if (was.hash === is.hash) return [];
    const { pixels, diff } = differ(
      readFileSync(join(folders.before, `${was.hash}.png`)),
      readFileSync(join(folders.after, `${is.hash}.png`)),
    );
    if (pixels === 0) return [];
    writeFileSync(join(folders.diff, shot.file), PNG.sync.write(diff));
    return [{ shot, was, is, kind: 'changed', pixels }];
  });
}
