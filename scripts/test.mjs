import process from 'node:process';
import { ensureChromium } from './browser.mjs';
import { printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';

/** Everything that must hold, cheapest first; `npm test -- unit stories` runs only those. */
const tasks = [
  'format:check',
  'lint',
  'types',
  'arrows',
  'unused',
  'check',
  'unit',
  'sandbox:pglite',
  'sandbox:postgres',
  'build',
  'stories',
  'build-storybook',
  'published',
  'e2e',
];

export async function runTest(chosen) {
  const started = Date.now();
  process.env.CHROMIUM_PATH = await ensureChromium();
  const names = chosen.filter((name) => !name.startsWith('-'));
  const flags = chosen.filter((name) => name.startsWith('-'));
  await run(tool('turbo'), [
    'run',
    ...(names.length > 0 ? names : tasks),
    '--concurrency=2',
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    ...flags,
  ]);
  printSummary(Math.round((Date.now() - started) / 1000));
}
