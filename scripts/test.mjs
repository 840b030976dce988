import process from 'node:process';
import { ensureChromium } from './browser.mjs';
import { forgetReports, printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';
import { testSince } from './since.mjs';

/**
 * Everything that must hold, cheapest first. `npm test -- unit stories` runs only those two. What is built comes before
 * what is played, because turbo takes parts in the order in which they may begin: a part that waits for a build would
 * begin after all that never waited, and be the last to end, alone on the machine.
 */
const rounds = [
  ['format:check', 'lint', 'types', 'arrows', 'unused', 'check', 'build', 'build:members', 'build-storybook'],
  ['published', 'stories', 'unit', 'sandbox:pglite', 'sandbox:postgres', 'e2e'],
];

const runParts = (names, flags) =>
  run(tool('turbo'), [
    'run',
    ...names,
    '--concurrency=3',
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    '--summarize',
    ...flags,
  ]);

/** Both rounds, the second also where the first has found something. */
async function runRounds([before, after], flags) {
  let fault;
  await runParts(before, flags).catch((error) => (fault = error));
  // What was built just now is not looked for again; of what could not be built, turbo says who needs it.
  await runParts(after, fault ? flags : ['--only', ...flags]).catch((error) => (fault ??= error));
  if (fault) throw fault;
}

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
    await (names.length > 0 ? runParts(names, flags) : runRounds(rounds, flags));
  } finally {
    printSummary(Math.round((Date.now() - started) / 1000));
  }
}
