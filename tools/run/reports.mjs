import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, '.reports');
const runs = join(root, '.turbo/runs');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every flow of a Playwright report: its title, how it ended, and the beginning of its last error. */
const toFlows = (suites, above = []) =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.map(({ ok, tests, title: own }) => ({
      ok,
      flaky: tests.some(({ status }) => status === 'flaky'),
      title: [...above, title, own].join(' › '),
      message: (tests[0]?.results.at(-1)?.error?.message ?? '').split('\n').slice(0, 12).join('\n'),
    })),
    ...toFlows(inner, [...above, title]),
  ]);

/** One runner's report. Playwright's is its own; all others are written by tools/run/testReporter.mjs. */
function understand(report) {
  if ('failures' in report) return report;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const flows = toFlows(report.suites ?? []);
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: flows.filter(({ ok }) => !ok),
    again: flows.filter((flow) => flow.flaky).map(({ title }) => title),
  };
}

/** Forgets what earlier runs reported, so that a summary is of this run alone. */
export function forgetReports() {
  rmSync(runs, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The parts of the last runs of turbo: their names, seconds, and whether they were run, known or failed. */
function parts() {
  const files = existsSync(runs) ? readdirSync(runs) : [];
  return files.flatMap((file) =>
    readJson(join(runs, file)).tasks.flatMap(({ taskId, execution, cache }) =>
      execution
        ? [
            {
              name: taskId.replace(/^(\/\/|@portal\/(rules|sandbox))#/, ''),
              seconds: (execution.endTime - execution.startTime) / 1000,
              state: execution.exitCode !== 0 ? 'failed' : cache.status === 'HIT' ? 'known' : 'passed',
            },
          ]
        : [],
    ),
  );
}

/** Prints each part's seconds, every failure, and one line for all runners, with those that were known from before. */
export function printSummary(seconds) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const again = [];
  console.log('\nSeconds of each part:');
  for (const { name, seconds: own, state } of parts().sort((one, other) => other.seconds - one.seconds))
    console.log(`  ${own.toFixed(1).padStart(6)}  ${name}${state === 'passed' ? '' : ` (${state})`}`);
  console.log('\nTests:');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const written = readJson(join(folder, file));
    // The outcomes of mutations are kept beside the reports.
    if (!('failures' in written || 'stats' in written)) continue;
    const report = understand(written);
    for (const key of Object.keys(total)) total[key] += report[key];
    failures.push(...report.failures);
    again.push(...(report.again ?? []));
    console.log(`  ${String(report.passed).padStart(6)}  ${file.replace('.json', '')}`);
  }
  for (const title of again) console.log(`\nPASSED ONLY WHEN PLAYED AGAIN ${title}`);
  for (const { title, message } of failures) console.log(`\nFAILED ${title}\n${message}`);
  console.log(`\nDone in ${seconds} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}
