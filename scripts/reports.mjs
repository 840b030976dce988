import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Counts of one report: Vitest's and Playwright's JSON differ only here. */
function count(report) {
  if ('numTotalTests' in report)
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** One line for all runners, cached runs included. */
export function printSummary(seconds) {
  const folder = join(root, '.reports');
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.endsWith('.json')) continue;
    const counts = count(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    for (const key of Object.keys(total)) total[key] += counts[key];
    console.log(`  ${file.replace('.json', '')}: ${counts.passed} passed`);
  }
  console.log(`\nDone in ${seconds} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
}
