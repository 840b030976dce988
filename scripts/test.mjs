import process from 'node:process';
import { ensureChromium } from './browser.mjs';
import { forgetReports, printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';
import { testSince } from './since.mjs';

/**
 * Everything that must hold, cheapest first. `npm test -- unit stories` runs only those two. Turbo takes what may begin in
 * no order of ours, and a long part that begins last ends alone, with a core to spare: so the three longest begin at once,
 * when all is built, and flows have the machine for themselves.
 */
const rounds = [
  [
    ...['format:check', 'lint', 'prose', 'commits', 'lint:deps', 'unused', 'check'],
    ...['unit', 'sandbox:pglite', 'build'],
  ],
  ['stories', 'sandbox:postgres'],
  ['e2e'],
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

/** All rounds, each also where one before it has found something: whoever mends one thing sees the rest too. */
async function runRounds(flags) {
  let fault;
  for (const round of rounds) {
    // What was built just now is not looked for again.
    const how = round === rounds[0] ? flags : ['--only', ...flags];
    await runParts(round, how).catch((error) => (fault ??= error));
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
    await (names.length > 0 ? runParts(names, flags) : runRounds(flags));
  } finally {
    printSummary(Math.round((Date.now() - started) / 1000));
  }
}
