// Opens the snapshots of a built Storybook as Chromatic does, and judges them: npm run visual. docs/review.md has the options.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { fail, root, run, tool } from '../../run/run.mjs';
import { chooseNames, parseArguments, readCount } from '../../run/usage.mjs';
import { openBrowser } from './browser.mjs';
import { listSnapshots } from './listSnapshots.mjs';
import { publishRun } from './publishRun.mjs';
import { serveFolder } from './serve.mjs';

const usage = `npm run visual [-- options]

  --before <folder>    compares with the images of another built Storybook; without it, with those of the last --update
  --update             keeps the images instead of comparing them
  --twice              keeps them and compares a second run: each must look the same twice
  --judge              takes no images: only throws, busy blocks, empty canvases and overflow
  --sample <number>    only so many, drawn at random
  --seed <number>      draws the same again
  --stories <pattern>  only stories whose title and name, or id, begin so; repeatable
  --language <en | hi | es | ar | stretched>
  --width <number>     in a window of so many pixels
  --publish <folder>   writes words, images and faults into the Storybook, for Find and Health
  --built <folder>     a built Storybook; storybook-static unless given. --out <folder>: .visual unless given`;

const { values: options } = parseArguments(usage, {
  options: {
    before: { type: 'string' },
    update: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    judge: { type: 'boolean', default: false },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    stories: { type: 'string', multiple: true, default: ['*'] },
    language: { type: 'string', default: 'en' },
    width: { type: 'string' },
    publish: { type: 'string' },
    built: { type: 'string', default: join(root, 'storybook-static') },
    out: { type: 'string', default: join(root, '.visual') },
  },
});
chooseNames('--language', options.language, ['en', 'hi', 'es', 'ar', 'stretched']);
for (const name of ['sample', 'seed', 'width']) readCount(`--${name}`, options[name], 1);
const out = resolve(options.out);

/** The snapshots of each Storybook, because listing them loads every story. */
const lists = new Map();

async function listOnce(folder, url) {
  if (!lists.has(folder)) {
    const browser = await openBrowser();
    lists.set(folder, await listSnapshots(browser, url));
    await browser.close();
  }
  return lists.get(folder);
}

/** Whether a pattern matches the beginning of a text; * matches anything: "Screens/Access", "*Login". */
function matches(patterns, texts) {
  return patterns.some((pattern) => {
    const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return texts.some((text) => new RegExp(`^${source}`, 'i').test(text));
  });
}

/** Draws from a list by a seed, the same for the same seed. */
const draw = (list, count, seed) =>
  fc.sample(fc.shuffledSubarray(list, { minLength: count, maxLength: count }), { seed, numRuns: 1 })[0];

/**
 * The snapshots that are opened: those of a pattern, each in a window of another width if one is given, and of these a
 * random sample.
 */
function chooseSnapshots(all, { stories, width, sample, seed }) {
  const meant = all.filter(({ title, name, id }) => matches(stories, [`${title}/${name}`, id]));
  const seen = width
    ? meant.map((one) => ({ ...one, viewport: { width, height: width < 600 ? 844 : 900 } }))
    : meant;
  return sample < seen.length ? draw(seen, sample, seed) : seen;
}

/** Opens the snapshots of one Storybook. Returns whether all were well. */
async function look(folder, how) {
  const server = await serveFolder(folder);
  try {
    const all = await listOnce(folder, server.url);
    const { language, width, stories } = options;
    // A sample draws from what Chromatic takes: a step of a flow plays for as long as fifty others.
    const snapshots = chooseSnapshots(
      options.sample === 'Infinity' ? all : all.filter(({ isBilled }) => isBilled),
      {
        ...{ stories, width: width && Number(width) },
        ...{ sample: Number(options.sample), seed: Number(options.seed) },
      },
    );
    if (snapshots.length === 0) fail('No snapshot is meant.');
    if (snapshots.length < all.length)
      console.log(`${snapshots.length} of ${all.length} snapshots, seed ${options.seed}.`);
    rmSync(join(out, 'seen'), { recursive: true, force: true });
    mkdirSync(join(out, 'seen'), { recursive: true });
    writeFileSync(join(out, 'list.json'), JSON.stringify({ language, snapshots }));
    const update = how.update ? ['--update-snapshots=all'] : [];
    await run(
      tool('playwright'),
      ['test', '-c', join(import.meta.dirname, 'snapshots.config.ts'), ...update],
      {
        env: {
          SNAPSHOTS_OUT: out,
          SNAPSHOTS_URL: server.url,
          SNAPSHOTS_IMAGES: how.images ? 'yes' : 'no',
          SNAPSHOTS_AXE: how.axe ? 'yes' : 'no',
        },
      },
    );
    return true;
  } catch (error) {
    if (!existsSync(join(out, 'list.json'))) throw error;
    return false;
  } finally {
    await server.close();
  }
}

async function main() {
  const built = resolve(options.built);
  if (!existsSync(join(built, 'index.json')))
    fail(`There is no Storybook in ${built}: npm run build-storybook.`);
  mkdirSync(out, { recursive: true });
  const images = !options.judge;
  const before = options.twice ? built : options.before && resolve(options.before);
  if (before) {
    rmSync(join(out, 'images'), { recursive: true, force: true });
    // What was wrong in an earlier commit is no failure of this one.
    await look(before, { update: true, images });
  }
  const isWell = await look(built, { update: options.update, images, axe: Boolean(options.publish) });
  if (options.publish) await publishRun(out, resolve(options.publish));
  console.log(`Before, after and difference: npx playwright show-report ${join(out, 'report')}`);
  if (!isWell) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  fail(error.stack ?? String(error));
}
