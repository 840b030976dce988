import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureChromium } from '../../apps/portal/e2e/support/browser.mjs';
import { getChanges, toTasks } from './changed.mjs';
import { describeRedParts, readRedIssues } from './nights.mjs';
import { forgetReports, printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';

/**
 * Turbo has no order of its own, and a long task that starts last runs alone, so long tasks share a round. Flows have the
 * machine for themselves, as have the plays of snapshots.
 */
export const rounds = [
  [
    ...['format:check', 'lint', 'prose', 'commits', 'lint:deps', 'unused', 'check'],
    ...['build', 'build-storybook', 'stories'],
  ],
  ['unit', 'sandbox:pglite', 'sandbox:postgres'],
  ['snapshots', 'published'],
  ['e2e'],
];

/**
 * Turbo keeps a result by the inputs of the task and of all tasks before it. `--only` would forget these.
 *
 * @param {readonly string[]} tasks
 * @param {readonly string[]} flags
 */
export const toTurboArgs = (tasks, flags) => [
  ...['run', ...tasks, '--concurrency=3', '--continue=dependencies-successful'],
  ...['--output-logs=new-only', '--log-order=grouped', '--summarize', ...flags],
];

/** All tasks, in their order. */
export const tasks = rounds.flat();

/** What the changes since a commit can reach, in one round. Turbo leaves out what they did not affect. */
async function getChangedRounds(ref) {
  const changes = getChanges(ref);
  console.log(`${changes.files.length} changed files since ${ref}.`);
  if (changes.files.length === 0) return [];
  const found = await toTasks(changes);
  if (!found) return rounds;
  // As arguments of turbo's they would build everything again that the tasks need.
  Object.assign(process.env, { TURBO_SCM_BASE: changes.base, CHOSEN: JSON.stringify(found) });
  return [Object.keys(found)];
}

/** `npm test`, of chosen tasks (`unit stories`), or of the changes since a commit (`--changed main`). */
export async function runTest(words) {
  const started = Date.now();
  process.env.CHROMIUM_PATH = await ensureChromium();
  // What a test or one of its programs leaves behind goes with the run.
  const temporary = mkdtempSync(join(tmpdir(), 'portal-test-'));
  process.env.TMPDIR = temporary;
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const [, ref] = /(?:^| )--changed(?:[= ](\S+))?/.exec(words.join(' ')) ?? [];
  const isChanged = words.some((word) => word.startsWith('--changed'));
  const names = words.filter((word) => !word.startsWith('-'));
  const chosen = isChanged
    ? await getChangedRounds(ref ?? 'main')
    : rounds.map((round) => round.filter((task) => names.length === 0 || names.includes(task)));
  const flags = [
    ...words.filter((word) => word === '--force'),
    ...(process.env.CHOSEN ? ['--affected'] : []),
  ];
  forgetReports();
  // Answers long before the tests end.
  const redIssues = readRedIssues();
  const failed = [];
  // A later round also runs after a failure, so that one run shows every failure.
  for (const round of chosen.filter((tasks) => tasks.length > 0))
    await run(tool('turbo'), toTurboArgs(round, flags)).catch(() => failed.push(...round));
  const missing = printSummary(Math.round((Date.now() - started) / 1000), !isChanged);
  for (const night of [...describeRedParts(), ...(await redIssues)]) console.log(`RED AT NIGHT ${night}`);
  if (failed.length + missing.length > 0) throw new Error('npm test failed.');
}
