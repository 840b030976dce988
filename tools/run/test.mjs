import process from 'node:process';
import { ensureChromium } from '../../apps/portal/e2e/support/browser.mjs';
import { getChanges, toRounds } from './changed.mjs';
import { describeRedParts, readRedIssues } from './nights.mjs';
import { forgetReports, printSummary } from './reports.mjs';
import { run, tool } from './run.mjs';

/**
 * Turbo has no order of its own, and a long task that starts last runs alone. So the three longest start together after
 * the build, and flows have the machine for themselves, as have the plays of snapshots.
 */
const rounds = [
  [
    ...['format:check', 'lint', 'prose', 'commits', 'lint:deps', 'unused', 'check'],
    ...['unit', 'sandbox:pglite', 'build', 'build-storybook'],
  ],
  ['stories', 'sandbox:postgres'],
  ['snapshots', 'published'],
  ['e2e'],
];

const runTasks = ({ tasks, flags, args = [] }, concurrency = 3) =>
  run(tool('turbo'), [
    ...['run', ...tasks, `--concurrency=${concurrency}`, '--continue=dependencies-successful'],
    ...['--output-logs=new-only', '--log-order=grouped', '--summarize', ...flags],
    ...(args.length > 0 ? ['--', ...args] : []),
  ]);

/** The rounds of a whole run. Only the first looks for what has to be built. */
const allRounds = () => rounds.map((tasks, at) => ({ tasks, flags: at === 0 ? [] : ['--only'] }));

/** All tasks, in their order. */
export const tasks = rounds.flat();

const chooseRounds = (names) =>
  rounds.map((round) => ({ tasks: round.filter((task) => names.includes(task)), flags: [] }));

const isOfSources = ({ tasks }) => tasks.some((task) => task === 'types' || task === 'lint');

/** What the changes can reach. What judges sources runs next to the tests, on a core each. */
function changedLanes(ref) {
  const changes = getChanges(ref);
  process.env.TURBO_SCM_BASE = changes.base;
  console.log(`${changes.files.length} changed files since ${ref}.`);
  if (changes.files.length === 0) return [];
  const found = toRounds(changes);
  if (!found) return [allRounds()];
  return [found.filter(isOfSources), found.filter((round) => !isOfSources(round))];
}

/** Both lanes read it. */
const generated = { tasks: ['@portal/contract#build', '@portal/ui#build'], flags: [] };

/** `npm test`, of chosen tasks (`unit stories`), or of the changes since a commit (`--changed main`). */
export async function runTest(words) {
  const started = Date.now();
  process.env.CHROMIUM_PATH = await ensureChromium();
  const [, ref] = /(?:^| )--changed(?:[= ](\S+))?/.exec(words.join(' ')) ?? [];
  const isChanged = words.some((word) => word.startsWith('--changed'));
  const names = words.filter((word) => !word.startsWith('-'));
  const force = words.filter((word) => word === '--force');
  const lanes = isChanged
    ? changedLanes(ref ?? 'main')
    : [names.length > 0 ? chooseRounds(names) : allRounds()];
  forgetReports();
  // Answers long before the tests end.
  const redIssues = readRedIssues();
  const failed = [];
  // A later round also runs after a failure, so that one run shows every failure.
  const runLane = async (lane) => {
    for (const round of lane.filter(({ tasks }) => tasks.length > 0))
      await runTasks({ ...round, flags: [...round.flags, ...force] }, lanes.length > 1 ? 1 : 3).catch(() =>
        failed.push(...round.tasks),
      );
  };
  if (lanes.length > 1) await runLane([generated]);
  await Promise.all(lanes.map(runLane));
  const missing = printSummary(Math.round((Date.now() - started) / 1000), !isChanged);
  for (const night of [...describeRedParts(), ...(await redIssues)]) console.log(`RED AT NIGHT ${night}`);
  if (failed.length + missing.length > 0) throw new Error('npm test failed.');
}
