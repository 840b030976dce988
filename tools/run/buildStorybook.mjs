// npm run build-storybook: builds the static Storybook, and says how long that took and what it weighs.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { minify } from 'vite';
import { ensureGenerated } from './ensureGenerated.mjs';
import { fail, root, run, tool } from './run.mjs';
import { showUsage } from './usage.mjs';

showUsage(`npm run build-storybook [-- --output-dir <folder>]

Builds the static Storybook and prints the seconds it took and the bytes of its files.`);

// Chromatic adds a folder of its own and a statistics file.
const added = process.argv.slice(2);
const outputDir = { type: 'string', short: 'o', default: 'storybook-static' };
const { values } = parseArgs({ args: added, strict: false, options: { 'output-dir': outputDir } });
const folder = resolve(root, values['output-dir']);

const kB = (bytes) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

function filesIn(location) {
  return readdirSync(location, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, path: join(parentPath, name) }))
    .map((file) => ({ ...file, bytes: statSync(file.path).size }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** Storybook ships its manager with names and spaces as written: half of what a first page loads. */
async function minifyManager() {
  const scripts = filesIn(join(folder, 'sb-manager')).filter(({ name }) => name.endsWith('.js'));
  for (const { name, path } of scripts) {
    const { code } = await minify(name, readFileSync(path, 'utf8'), { module: true });
    writeFileSync(path, code);
  }
}

/** Leaves out of the list of stories what only a development server reads. */
function trimIndex() {
  const file = join(folder, 'index.json');
  const { v, entries } = JSON.parse(readFileSync(file, 'utf8'));
  for (const entry of Object.values(entries))
    for (const key of ['componentPath', 'exportName']) delete entry[key];
  writeFileSync(file, JSON.stringify({ v, entries }));
}

/** Storybook leaves its typeface at the root too, where nothing asks for it. */
function dropDuplicates() {
  for (const name of readdirSync(folder)) if (name.endsWith('.woff2')) rmSync(join(folder, name));
}

const statistics = join(root, '.reports', 'storybook');
const started = Date.now();
try {
  await ensureGenerated();
  mkdirSync(statistics, { recursive: true });
  // Chromatic's trace reads the statistics. No page does.
  const flags = ['-o', 'storybook-static', '--quiet', '--loglevel', 'warn', '--stats-json', statistics];
  await run(tool('storybook'), ['build', ...flags, ...added]);
  await minifyManager();
  trimIndex();
  dropDuplicates();
} catch (error) {
  fail(error.message);
}
// Pages ask for it: `npm run nightly -- snapshots` writes what it saw there.
mkdirSync(join(folder, 'snapshots'), { recursive: true });
for (const name of ['index', 'drawn']) writeFileSync(join(folder, 'snapshots', `${name}.json`), 'null');
const files = filesIn(folder);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`Storybook built in ${seconds} s: ${kB(total)} in ${files.length} files. The biggest:`);
for (const { name, bytes } of files.slice(0, 8)) console.log(`  ${kB(bytes).padStart(9)}  ${name}`);
