import process from 'node:process';
import { expect, it } from 'vitest';
import { describeFall, writeJudged } from '../run/judgedRows.mjs';

/**
 * Fails when a check judges fewer things than judged.tsv says, because it may have gone blind. To write the rows:
 * `JUDGED=write npx vitest run --project unit --no-file-parallelism tools`.
 */
export function judged(name: string, count: number): void {
  if (process.env['JUDGED'] === 'write') writeJudged(name, count);
  else expect(describeFall(name, count)).toBeUndefined();
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * One test over many files or rows, which reports all failures. A test for each would count the repository's files, not
 * its rules.
 */
export function everyTest<Item>(title: string, items: readonly Item[], check: (item: Item) => void): void {
  it(title, () => {
    judged(title, items.length);
    const faults = items.flatMap((item) => {
      try {
        check(item);
        return [];
      } catch (error) {
        return [`${typeof item === 'string' ? item : JSON.stringify(item)}: ${getMessage(error)}`];
      }
    });
    expect(faults).toEqual([]);
  });
}
