// Shows what changed to the eye between two Storybooks: npm run visual -- --base main. docs/review.md has the options.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fail, root } from '../../run/run.mjs';
import { parseArguments } from '../../run/usage.mjs';
import { openBrowser } from './browser.mjs';
import { buildCommit, buildHere, changedSince, getCommit } from './builds.mjs';
import { compareSnapshots } from './compare.mjs';
import { takeSnapshots } from './takeSnapshots.mjs';
import { matches, planSnapshots } from './plan.mjs';
import { reachOfChange, readImporters } from './reach.mjs';
import { writeReport } from './report.mjs';
import { serveFolder } from './serve.mjs';

const usage = `npm run visual -- --base <git ref> [options]

  --before <folder> --after <folder>  compares two Storybooks that are built
  --reached            only the stories that the changes can reach
  --stories <pattern>  only these stories; --modes <pattern>: only these modes; both repeatable
  --pages <number>     browser pages at a time. --out <folder>: .visual unless given
  --accept             passes although screenshots differ`;

const { values: options } = parseArguments(usage, {
  options: {
    base: { type: 'string' },
    reached: { type: 'boolean', default: false },
    before: { type: 'string' },
    after: { type: 'string' },
    stories: { type: 'string', multiple: true },
    modes: { type: 'string', multiple: true, default: ['*'] },
    pages: { type: 'string', default: String(Math.min(availableParallelism() + 1, 8)) },
    out: { type: 'string', default: join(root, '.visual') },
    accept: { type: 'boolean', default: false },
  },
});
const out = resolve(options.out);

function fresh(folder) {
  rmSync(join(out, folder), { recursive: true, force: true });
  return join(out, folder);
}

/** The Storybook to compare with. That of a commit is built once and kept, the last commit's alone. */
async function prepareBefore() {
  if (options.before)
    return { name: options.before, build: resolve(options.before), photos: fresh('before') };
  if (!options.base) fail('Compare with what? --base <git ref>, or --before <folder> --after <folder>.');
  const commit = getCommit(options.base);
  const kept = join(out, 'commits');
  mkdirSync(join(kept, commit), { recursive: true });
  for (const other of readdirSync(kept)) if (other !== commit) rmSync(join(kept, other), { recursive: true });
  const build = join(kept, commit, 'storybook');
  await buildCommit(commit, build);
  return { name: `${options.base} (${commit.slice(0, 8)})`, commit, build, photos: fresh('before') };
}

async function prepareAfter() {
  if (options.after) return { name: options.after, build: resolve(options.after), photos: fresh('after') };
  const build = join(out, 'here', 'storybook');
  mkdirSync(join(out, 'here'), { recursive: true });
  await buildHere(build);
  return { name: 'the working tree', build, photos: fresh('after') };
}

/** Which files of stories are looked at: all, or with `--reached` those that import what has changed. */
function reachedBetween(before, after) {
  if (!options.reached || !before.commit) return () => true;
  const { all, files } = reachOfChange(changedSince(before.commit), readImporters(after.build));
  if (all) console.log(`Everything is looked at, because ${all} has changed.`);
  return (file) => all !== undefined || files.has(file);
}

/** Looks at one side, and says how fast. */
async function takeSide(browser, { name, url, photos }, reached) {
  const started = Date.now();
  mkdirSync(photos, { recursive: true });
  const files = await planSnapshots(url, { stories: options.stories, reached });
  const snapshots = await takeSnapshots(browser, url, files, {
    pages: Number(options.pages),
    wants: (mode) => matches(options.modes, [mode]),
    keep: (hash, exact) => {
      const file = join(photos, `${hash}.png`);
      if (!existsSync(file)) writeFileSync(file, exact, 'base64');
    },
    onProgress: (done, total) => {
      if (done % 25 === 0) console.log(`  ${done} of ${total} files of stories`);
    },
  });
  const taken = snapshots.flatMap(({ shots }) => Object.keys(shots)).length;
  console.log(`${name}: ${taken} photographs in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return snapshots;
}

function getSummary(changes, failed, snapshots, [before, after]) {
  const count = (kind) => changes.filter((change) => change.kind === kind).length;
  const shots = snapshots.flatMap((snapshot) => Object.keys(snapshot.shots)).length;
  return (
    `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed of ${shots} ` +
    `photographs of ${snapshots.length} snapshots: ${before.name} → ${after.name}.` +
    (failed.length > 0 ? ` ${failed.length} failed that did not before.` : '')
  );
}

async function main() {
  const started = Date.now();
  const browser = await openBrowser();
  const open = [() => browser.close()];
  try {
    const sides = [await prepareBefore(), await prepareAfter()];
    for (const side of sides) {
      const server = await serveFolder(side.build);
      open.push(server.close);
      side.url = server.url;
    }
    const reached = reachedBetween(...sides);
    const [before, after] = [
      await takeSide(browser, sides[0], reached),
      await takeSide(browser, sides[1], reached),
    ];
    if (after.length === 0 && before.length === 0) fail('No story in any mode is meant.');
    const folder = fresh('report');
    const folders = { before: sides[0].photos, after: sides[1].photos, diff: join(folder, 'diff') };
    const changes = compareSnapshots({ before, after }, folders);
    const wereWrong = new Set(before.filter(({ health }) => health.fails).map(({ key }) => key));
    const failed = after
      .filter(({ key, health }) => health.fails && !wereWrong.has(key))
      .map(({ key, title, name, health }) => ({
        shot: { key, title, name, mode: '', file: key },
        ...{ kind: 'failed', pixels: 0, errors: health.fails },
      }));
    const summary = getSummary(changes, failed, after, sides);
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
