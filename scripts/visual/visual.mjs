// Shows what changed to the eye between two Storybooks: npm run visual -- --base main. CONTRIBUTING.md has the options.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { fail, root } from '../run.mjs';
import { openBrowser } from './browser.mjs';
import { buildCommit, buildHere, commitOf } from './builds.mjs';
import { compareFolders } from './compare.mjs';
import { photograph } from './photograph.mjs';
import { planShots } from './plan.mjs';
import { writeReport } from './report.mjs';
import { serveFolder } from './serve.mjs';

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    before: { type: 'string' },
    after: { type: 'string' },
    stories: { type: 'string', multiple: true },
    modes: { type: 'string', multiple: true },
    pages: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
    out: { type: 'string', default: join(root, '.visual') },
    accept: { type: 'boolean', default: false },
  },
});
const out = resolve(options.out);

/** Names the photographs' folder by browser and code: they are kept as long as both would take the same ones again. */
function cameraOf(browser) {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['browser.mjs', 'photograph.mjs'])
    hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 8);
}

/** The Storybook to compare with, and where its photographs are kept. A commit's are kept for the next run too. */
async function prepareBefore(browser) {
  if (options.before)
    return { name: options.before, build: resolve(options.before), photos: fresh('before') };
  if (!options.base) fail('Compare with what? --base <git ref>, or --before <folder> --after <folder>.');
  const commit = commitOf(options.base);
  const kept = join(out, 'commits');
  mkdirSync(join(kept, commit), { recursive: true });
  // A set of photographs is some hundred megabytes, so only the last commit's is kept.
  for (const other of readdirSync(kept)) if (other !== commit) rmSync(join(kept, other), { recursive: true });
  const build = join(kept, commit, 'storybook');
  await buildCommit(commit, build);
  const photos = join(kept, commit, `photos-${cameraOf(browser)}`);
  return { name: `${options.base} (${commit.slice(0, 8)})`, build, photos };
}

async function prepareAfter() {
  if (options.after) return { name: options.after, build: resolve(options.after), photos: fresh('after') };
  const build = join(out, 'here', 'storybook');
  mkdirSync(join(out, 'here'), { recursive: true });
  await buildHere(build);
  return { name: 'the working tree', build, photos: fresh('here/photos') };
}

function fresh(folder) {
  rmSync(join(out, folder), { recursive: true, force: true });
  return join(out, folder);
}

/** Photographs one side, and says how fast. */
async function takeSide(browser, { name, url, photos }, shots) {
  const started = Date.now();
  const { taken, troubles } = await photograph(browser, url, shots, photos, {
    pages: Number(options.pages),
    onProgress: (done, total) => {
      if (done % 250 === 0) console.log(`  ${done} of ${total}`);
    },
  });
  const seconds = (Date.now() - started) / 1000;
  const kept = shots.length - taken;
  console.log(
    `${name}: ` +
      (taken > 0
        ? `${taken} photographs in ${seconds.toFixed(0)} s, ${(taken / seconds).toFixed(1)} a second`
        : '') +
      (kept > 0 ? ` (${kept} were there)` : ''),
  );
  return troubles;
}

async function main() {
  const started = Date.now();
  const browser = await openBrowser();
  const open = [() => browser.close()];
  try {
    const sides = [await prepareBefore(browser), await prepareAfter()];
    for (const side of sides) {
      const server = await serveFolder(side.build);
      open.push(server.close);
      side.url = server.url;
      Object.assign(side, await planShots(browser, side.url, options));
    }
    const [before, after] = sides;
    // A story is photographed on both sides in the modes that it has now.
    const gone = before.shots.filter(({ id }) => !after.ids.has(id));
    const shots = [...after.shots, ...gone];
    if (shots.length === 0) fail('No story in any mode is meant by --stories and --modes.');
    const wereWrong = await takeSide(
      browser,
      before,
      shots.filter(({ id }) => before.ids.has(id)),
    );
    const areWrong = await takeSide(browser, after, after.shots);

    const folder = fresh('report');
    const folders = { before: before.photos, after: after.photos, diff: join(folder, 'diff') };
    const changes = compareFolders(shots, folders);
    const failed = shots
      .filter(({ file }) => areWrong[file] && !wereWrong[file])
      .map((shot) => ({ shot, kind: 'failed', pixels: 0, errors: areWrong[shot.file] }));
    const count = (kind) => changes.filter((change) => change.kind === kind).length;
    const summary =
      `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed of ${shots.length} ` +
      `photographs of ${new Set(shots.map(({ id }) => id)).size} stories: ${before.name} → ${after.name}.` +
      (failed.length > 0 ? ` ${failed.length} failed that did not before.` : '');
    const page = writeReport([...failed, ...changes], summary, folders, folder);
    console.log(`${summary}\n${page}\nDone in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
    if (failed.length > 0 || (changes.length > 0 && !options.accept)) process.exitCode = 1;
  } finally {
    for (const close of open.reverse()) await close();
  }
}

try {
  await main();
} catch (error) {
  fail(error.stack ?? String(error));
}
