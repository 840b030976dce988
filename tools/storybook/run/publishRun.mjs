import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

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
  const known = new Map();
  for (const name of readdirSync(join(out, 'seen')).sort()) {
    const seen = readJson(join(out, 'seen', name));
    const image = join(out, 'images', `${seen.file}.png`);
    const png = existsSync(image) ? readFileSync(image) : undefined;
    const hash = png && createHash('sha256').update(png).digest('hex').slice(0, 16);
    const { width, height } = png ? await sharp(png).metadata() : {};
    const small = join(location, 'p', `${hash}.webp`);
    // Each image once by what it shows, small enough for a board of many.
    if (png && !existsSync(small)) {
      const scale = seen.viewport.width < 600 ? 0.75 : 0.5;
      await sharp(png)
        .resize(Math.round(width * scale))
        .webp({ quality: 70 })
        .toFile(small);
    }
    addMode(known, seen, png && [hash, width, height]);
  }
  // The words are half of the data, and only the search reads them.
  const drawn = [...known.values()].map(({ key, words }) => [key, words]);
  const snapshots = [...known.values()].map(({ words: _words, ...snapshot }) => snapshot);
  writeFileSync(join(location, 'drawn.json'), JSON.stringify(Object.fromEntries(drawn)));
  writeFileSync(join(location, 'index.json'), JSON.stringify({ snapshots }));
  console.log(`${snapshots.length} snapshots are published in ${storybook}.`);
}
