import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { journeys } from '../../journeys/index';

const names = Object.keys(journeys);
const signs = { expected: '✓', flaky: '~', unexpected: '✗', skipped: '-' } as const;
const file = fileURLToPath(new URL('../../../../../.reports/worlds.md', import.meta.url));

/** Prints and keeps the table of worlds and flows with results: ✓ passed, ~ passed on the second try, ✗ failed. */
export default class TableReporter implements Reporter {
  private readonly tests = new Map<string, Map<string, TestCase>>();
  private readonly started = Date.now();

  onTestEnd(test: TestCase, _result: TestResult): void {
    const world = test.parent.title;
    this.tests.set(world, (this.tests.get(world) ?? new Map<string, TestCase>()).set(test.title, test));
  }

  onEnd(): void {
    const all = [...this.tests.values()].flatMap((row) => [...row.values()]);
    const passed = all.filter((test) => test.ok()).length;
    const minutes = ((Date.now() - this.started) / 60_000).toFixed(1);
    const rows = [...this.tests].map(([world, row]) => [
      world,
      ...names.map((name) => {
        const test = row.get(name);
        return test ? signs[test.outcome()] : '';
      }),
    ]);
    const lines = [['world', ...names], names.concat('').map(() => '-'), ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    );
    const text = [...lines, '', `${passed} of ${all.length} flows passed in ${minutes} minutes.`, ''].join(
      '\n',
    );
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`\n${text}`);
  }
}
