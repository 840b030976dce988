import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The modes of one story, or of one moment of it, as one snapshot. */
function addMode(known, { id, title, name, caption, mode, globals, words, health }, shot) {
  const key = globals.snapshot ? `${id}@${globals.snapshot}` : id;
  const before = known.get(key) ?? {
    ...{ key, id, title, name, snapshot: caption ?? globals.snapshot?.replaceAll('-', ' ') ?? '' },
    ...{ words: [], shots: {}, health: {} },
  };
  const faults = Object.entries(health).map(([kind, texts]) => [
    kind,
    [...(before.health[kind] ?? []), ...texts.map((text) => `${mode}: ${text}`)],
  ]);
  const [theme, width] = mode.split(' ');
  known.set(key, {
    ...before,
    words: [...new Set([...before.words, ...words])],
    shots: { ...before.shots, ...(shot && { [`${theme} ${width}`]: shot }) },
    health: { ...before.health, ...Object.fromEntries(faults) },
  });
}

/** The size of a PNG, from its header. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Runs in a page of its own: a picture made smaller, as base64. */
async function shrinkHere({ png, scale }) {
  const answer = await fetch(`data:image/png;base64,${png}`);
  const exact = await createImageBitmap(await answer.blob());
  const [width, height] = [exact.width, exact.height].map((px) => Math.round(px * scale));
  const sheet = new OffscreenCanvas(width, height);
  const pen = sheet.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(exact, 0, 0, width, height);
  exact.close();
  const small = await sheet.convertToBlob({ type: 'image/webp', quality: 0.7 });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.readAsDataURL(small);
  });
}

/**
 * Makes pictures small in a page that shows nothing. The page that is photographed takes each of its pictures at one
 * scale alone: another between them draws what is on its tiles again, and a little otherwise.
 */
async function createShrinker(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return (png, scale) => page.evaluate(shrinkHere, { png, scale });
}

/**
 * Publishes what the last run saw inside a Storybook: words, images and faults.
 *
 * @param {string} out the folder of the run
 * @param {string} storybook
 */
export async function publishRun(out, storybook) {
  const location = join(storybook, 'snapshots');
  rmSync(location, { recursive: true, force: true });
  mkdirSync(join(location, 'p'), { recursive: true });
  const browser = await openBrowser();
  const shrink = await createShrinker(browser);
  const known = new Map();
  for (const name of readdirSync(join(out, 'seen')).sort()) {
    const seen = readJson(join(out, 'seen', name));
    const image = join(out, 'images', `${seen.file}.png`);
    const png = existsSync(image) ? readFileSync(image) : undefined;
    const hash = png && createHash('sha256').update(png).digest('hex').slice(0, 16);
    const small = join(location, 'p', `${hash}.webp`);
    // Each image once by what it shows, small enough for a board of many.
    if (png && !existsSync(small))
      writeFileSync(
        small,
        await shrink(png.toString('base64'), seen.viewport.width < 600 ? 0.75 : 0.5),
        'base64',
      );
    addMode(known, seen, png && [hash, ...sizeOf(png)]);
  }
  await browser.close();
  // The words are half of the data, and only the search reads them.
  const drawn = [...known.values()].map(({ key, words }) => [key, words]);
  const snapshots = [...known.values()].map(({ words: _words, ...snapshot }) => snapshot);
  writeFileSync(join(location, 'drawn.json'), JSON.stringify(Object.fromEntries(drawn)));
  writeFileSync(join(location, 'index.json'), JSON.stringify({ snapshots }));
  console.log(`${snapshots.length} snapshots are published in ${storybook}.`);
}
