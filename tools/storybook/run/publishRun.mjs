import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.mjs';
import { describeHere } from './builds.mjs';
import { createShrinker } from './shrink.mjs';
import { openStore } from './store.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The modes of one story, or of one moment of it, as one snapshot. */
function addMode(known, { id, title, name, file, description, mode, globals, words, roles, health }, shot) {
  const key = globals.snapshot ? `${id}@${globals.snapshot}` : id;
  const before = known.get(key) ?? {
    ...{ key, id, title, name, snapshot: globals.snapshot?.replaceAll('-', ' ') ?? '', file },
    ...(description && { description }),
    ...{ words: [], roles: {}, shots: {}, health: {} },
  };
  const faults = Object.entries(health).map(([kind, texts]) => [
    kind,
    [...(before.health[kind] ?? []), ...texts.map((text) => `${mode}: ${text}`)],
  ]);
  const [theme, width] = mode.split(' ');
  known.set(key, {
    ...before,
    words: [...new Set([...before.words, ...words])],
    roles: { ...roles, ...before.roles },
    shots: { ...before.shots, ...(shot && { [`${theme} ${width}`]: shot }) },
    health: { ...before.health, ...Object.fromEntries(faults) },
  });
}

/** The size of a PNG, from its header. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/**
 * Publishes what the last run saw inside a Storybook: words, images and faults, with earlier runs to compare with.
 *
 * @param {string} out the folder of the run
 * @param {string} storybook
 */
export async function publishRun(out, storybook) {
  const store = openStore(join(out, 'runs'));
  const browser = await openBrowser();
  const keep = store.keepBy(await createShrinker(browser));
  const known = new Map();
  for (const name of readdirSync(join(out, 'seen')).sort()) {
    const seen = readJson(join(out, 'seen', name));
    const image = join(out, 'images', `${seen.file}.png`);
    const png = existsSync(image) ? readFileSync(image) : undefined;
    const hash = png && createHash('sha256').update(png).digest('hex').slice(0, 16);
    if (png) await keep(hash, png.toString('base64'), seen.viewport.width);
    addMode(known, seen, png && [hash, ...sizeOf(png)]);
  }
  await browser.close();
  const run = { ...describeHere(), made: new Date().toISOString(), snapshots: [...known.values()] };
  store.writeRun(run);
  store.publish(run, storybook);
  console.log(`${run.snapshots.length} snapshots are published in ${storybook}.`);
}
