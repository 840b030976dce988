import { expect, it } from 'vitest';
import { judged } from '../rules/judged';

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
