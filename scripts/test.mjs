import process from 'node:process';
import { ensureChromium } from './browser.mjs';
import { forgetReports, printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';
import { testSince } from './since.mjs';

/** Everything that must hold, cheapest first. `npm test -- unit stories` runs only those two. */
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

/** `npm test`, of chosen tasks (`unit stories`), or of what has changed since a commit (`--since main`). */
export async function runTest(chosen) {
  const started = Date.now();
  process.env.CHROMIUM_PATH = await ensureChromium();
  const at = chosen.indexOf('--since');
  if (at >= 0) return testSince(chosen[at + 1] ?? 'main');
  const names = chosen.filter((name) => !name.startsWith('-'));
  const flags = chosen.filter((name) => name.startsWith('-'));
  forgetReports();
  try {
    await run(tool('turbo'), [
      'run',
      ...(names.length > 0 ? names : tasks),
      '--concurrency=3',
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      '--log-order=grouped',
      '--summarize',
      ...flags,
    ]);
  } finally {
    printSummary(Math.round((Date.now() - started) / 1000));
  }
}
