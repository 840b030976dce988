// npm run storybook:find: opens the built Storybook once, snapshot by snapshot, and keeps what it sees. docs/review.md has the options.
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fail, root, run } from '../../run/run.mjs';
import { parseArguments } from '../../run/usage.mjs';
import { openBrowser } from './browser.mjs';
import { buildCommit, changedSince, getCommit, describeCommit, describeHere } from './builds.mjs';
import { getHealth } from './health.mjs';
import { takeSnapshots } from './takeSnapshots.mjs';
import { planSnapshots } from './plan.mjs';
import { reachOfChange, readImporters } from './reach.mjs';
import { serveFolder } from './serve.mjs';
import { createShrinker } from './shrink.mjs';
import { openStore } from './store.mjs';

const usage = `npm run storybook:find [-- options]

  --built <folder>     a Storybook that is built; --at <git ref>: that of a commit
  --since <git ref>    only the stories that the changes since then can reach
  --stories <pattern>  only these stories; repeatable
  --width <pixels>     390 unless given; repeatable. --language: en, hi, es, ar or stretched
  --pages <number>     browser pages at a time. --limit <seconds>: fails when it takes longer
  --out <folder>       .snapshots unless given`;

const { values: options } = parseArguments(usage, {
  options: {
    at: { type: 'string' },
    built: { type: 'string' },
    since: { type: 'string' },
    stories: { type: 'string', multiple: true },
    pages: { type: 'string', default: String(Math.min(availableParallelism() + 1, 8)) },
    out: { type: 'string', default: join(root, '.snapshots') },
    limit: { type: 'string', default: 'Infinity' },
    language: { type: 'string', default: 'en' },
    width: { type: 'string', multiple: true, default: ['390'] },
  },
});

/** What the stories speak (.storybook/operator/choices.ts). */
const spoken = ['en', 'hi', 'es', 'ar', 'stretched'];

/** The Storybook that is looked at: a built one, an earlier commit's, or else this one's, built now. */
async function prepare() {
  if (options.built) return resolve(options.built);
  if (options.at) {
    const folder = join(resolve(options.out), 'built', getCommit(options.at));
    mkdirSync(dirname(folder), { recursive: true });
    await buildCommit(getCommit(options.at), folder);
    return folder;
  }
  await run('npm', ['run', '--silent', 'build', '-w', '@portal/contract']);
  await run('npm', ['run', '--silent', 'build-storybook']);
  return join(root, 'storybook-static');
}

/** What is not looked at again: the snapshots of an earlier run that no change since can have reached. */
function unchanged(store, storybook) {
  if (!options.since) return { snapshots: [], reached: () => true };
  const commit = getCommit(options.since);
  const snapshotRun = store.readRun(commit);
  if (!snapshotRun)
    fail(
      `There is no run of ${options.since} (${commit.slice(0, 8)}) to begin with: run npm run storybook:find there.`,
    );
  const { all, files } = reachOfChange(changedSince(commit), readImporters(storybook));
  if (all) console.log(`Everything is looked at, because ${all} has changed.`);
  const reached = (file) => all !== undefined || files.has(file);
  return {
    snapshots: snapshotRun.snapshots.filter(({ file }) => !reached(file) && existsSync(join(root, file))),
    reached,
  };
}

async function main() {
  const isEnglish = options.language === 'en';
  if (!spoken.includes(options.language)) fail(`The stories speak ${spoken.join(', ')}.`);
  const started = Date.now();
  const storybook = await prepare();
  const store = openStore(resolve(options.out));
  const kept = unchanged(store, storybook);
  const server = await serveFolder(storybook);
  const browser = await openBrowser();
  try {
    const files = await planSnapshots(server.url, { stories: options.stories, reached: kept.reached });
    const seen = await takeSnapshots(browser, server.url, files, {
      pages: Number(options.pages),
      language: options.language,
      // Colours and pictures are those of English: another language is a matter of space alone.
      wants: isEnglish ? () => true : (mode) => options.width.some((width) => mode === `light ${width}`),
      keep: store.keepBy(await createShrinker(browser)),
      onProgress: (done, total) => {
        if (done % 25 === 0) console.log(`  ${done} of ${total} files of stories`);
      },
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    const snapshots = [...kept.snapshots, ...seen];
    const location = options.at ? describeCommit(options.at) : describeHere();
    const snapshotRun = { ...location, made: new Date().toISOString(), seconds, snapshots };
    // A part, or another language, is looked at, and not kept as if it were the whole.
    if (!options.stories && isEnglish) store.writeRun(snapshotRun);
    const { pictures, earlier } = isEnglish
      ? store.publish(snapshotRun, storybook)
      : { pictures: 0, earlier: 0 };
    const shots = seen.flatMap((snapshot) => Object.values(snapshot.shots)).length;
    console.log(
      `${shots} photographs of ${seen.length} snapshots in ${seconds} s, ${kept.snapshots.length} snapshots as they were; ` +
        `${pictures} pictures, ${earlier} earlier runs to compare with.`,
    );
    const { lines, fails } = getHealth(snapshots);
    console.log(lines.join('\n'));
    if (seconds > Number(options.limit)) console.log(`It took more than ${options.limit} s.`);
    if (fails || seconds > Number(options.limit)) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  await main();
} catch (error) {
  fail(error.stack ?? String(error));
}
