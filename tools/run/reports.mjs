import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describeFall, writeJudged } from './judgedRows.mjs';
import { describeOpen, getOpenSections, getUnproven } from './spec.mjs';
import { root } from './run.mjs';

const runs = join(root, '.turbo/runs');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every flow of a Playwright report: its title, its end, and the beginning of its last error. */
const toFlows = (suites, above = []) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.map(({ ok, tests, title: own }) => ({
      ok,
      flaky: tests.some(({ status }) => status === 'flaky'),
      title: [...above, title, own].join(' › '),
      // A flow that passed when it was played again has the error of its first play.
      message: (tests[0]?.results.findLast(({ error }) => error)?.error?.message ?? '')
        .split('\n')
        .slice(0, 12)
        .join('\n'),
    })),
    ...toFlows(inner, [...above, title]),
  ]);

/** Playwright's report in the form that tools/run/testReporter.mjs writes. */
function toReport({ stats, suites = [] }) {
  const flows = toFlows(suites);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: flows.filter(({ ok }) => !ok),
    again: flows.filter(({ flaky }) => flaky).map(({ title, message }) => `${title}\n${message}`),
    proven: flows.filter(({ ok }) => ok).map(({ title }) => title),
  };
}

/** Removes what earlier runs reported. Turbo restores the report of a cached task. */
export function forgetReports() {
  rmSync(runs, { recursive: true, force: true });
  for (const name of 'unit stories published snapshots sandbox-pglite sandbox-postgres e2e'.split(' '))
    rmSync(join(root, `.reports/${name}.json`), { force: true });
}

/** The tasks of this run: name, seconds and state. */
const getTasks = () =>
  (existsSync(runs) ? readdirSync(runs) : [])
    .flatMap((file) => readJson(join(runs, file)).tasks)
    .filter(({ execution }) => execution)
    .map(({ taskId, execution, cache }) => ({
      name: taskId.replace(/^(\/\/|@portal\/(rules|sandbox|storybook))#/, ''),
      seconds: (execution.endTime - execution.startTime) / 1000,
      state: execution.exitCode !== 0 ? 'failed' : cache.status === 'HIT' ? 'cached' : 'passed',
    }))
    .sort((one, other) => other.seconds - one.seconds);

/** The report of a task's runner; undefined for a task without tests. */
function readReport(task) {
  const path = join(root, '.reports', `${task.replace('@portal/app#', '').replace(':', '-')}.json`);
  if (!existsSync(path)) return undefined;
  const report = readJson(path);
  return 'stats' in report ? toReport(report) : report;
}

/** What is wrong with the number of tests that a task ran; nothing for one without tests. `JUDGED=write` keeps the number. */
function getFalls(task, report) {
  const name = `tests of ${task.replace('@portal/app#', '')}`;
  if (report === undefined || task === 'snapshots') return [];
  const count = report.passed + report.failed;
  if (process.env.JUDGED === 'write') writeJudged(name, count);
  return [describeFall(name, count)].filter((fall) => fall !== undefined);
}

/** The sections that no passed test names, once every part with tests has a report. */
function findUnproven(reports) {
  const parts = ['unit', 'stories', 'sandbox-postgres', 'e2e'];
  return parts.every((part) => existsSync(join(root, `.reports/${part}.json`)))
    ? getUnproven(reports.flatMap(({ proven = [] }) => proven))
    : [];
}

/**
 * Prints the seconds and tests of each task, every failure, every open section, and the totals. Returns the tasks that ran
 * fewer tests than before, if the run was of whole tasks, and the sections that no passed test names.
 */
export function printSummary(seconds, isWhole) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const again = [];
  const falls = [];
  const reports = [];
  console.log('\nSeconds and tests of each task:');
  for (const { name, seconds: own, state } of getTasks()) {
    const report = readReport(name);
    if (report) reports.push(report);
    const tests = report ? `: ${report.passed} passed` : '';
    console.log(`  ${own.toFixed(1).padStart(6)}  ${name}${tests}${state === 'passed' ? '' : ` (${state})`}`);
    for (const key of Object.keys(total)) total[key] += report?.[key] ?? 0;
    failures.push(...(report?.failures ?? []));
    again.push(...(report?.again ?? []));
    if (isWhole) falls.push(...getFalls(name, report));
  }
  for (const title of again) console.log(`\nPASSED ONLY WHEN PLAYED AGAIN ${title}`);
  for (const { title, message } of failures) console.log(`\nFAILED ${title}\n${message}`);
  for (const fall of falls) console.log(`\nFAILED ${fall}`);
  const unproven = findUnproven(reports);
  for (const id of unproven) console.log(`\nWITHOUT A PASSED TEST ${id}`);
  const open = getOpenSections();
  if (open.length > 0)
    console.log(`\nA release waits for ${open.length} open sections:\n${describeOpen(open)}`);
  console.log(`\nDone in ${seconds} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return [...falls, ...unproven];
}
