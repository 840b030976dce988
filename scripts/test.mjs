import process from 'node:process';
import { ensureChromium } from './browser.mjs';
import { forgetReports, printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';
import { testSince } from './since.mjs';

/**
 * Everything that must hold, cheapest first. `npm test -- unit stories` runs only those two. What is built comes before
 * what is played, and flows come last, with the machine for themselves. Between them stand two rows, of browsers that
 * wait now and then and of tests that don't: turbo takes what may begin in no order of ours, and a long part that begins
 * last is alone at the end, with a core to spare.
 */
const stages = [
  [
    [
      'format:check',
      'lint',
      'types',
      'arrows',
      'unused',
      'check',
      'build',
      'build:members',
      'build-storybook',
    ],
  ],
  [
    ['stories', 'published'],
    ['sandbox:postgres', 'sandbox:pglite', 'unit'],
  ],
  [['e2e']],
];

const runParts = (names, flags, atOnce = 3) =>
  run(tool('turbo'), [
    'run',
    ...names,
    `--concurrency=${atOnce}`,
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    '--summarize',
    ...flags,
  ]);

/** All stages, each also where one before it has found something: whoever mends one thing sees the rest too. */
async function runStages(flags) {
  let fault;
  for (const rows of stages) {
    // What was built just now is not looked for again.
    const how = rows === stages[0] ? flags : ['--only', ...flags];
    const [browsers, tests] = rows;
    const running = tests ? [runParts(browsers, how, 2), runParts(tests, how, 2)] : [runParts(browsers, how)];
    for (const { reason } of await Promise.allSettled(running)) fault ??= reason;
  }
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
    await (names.length > 0 ? runParts(names, flags) : runStages(flags));
  } finally {
    printSummary(Math.round((Date.now() - started) / 1000));
  }
}
