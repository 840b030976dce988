import type { RunEntry } from '../../snapshots/snapshotRun';

/**
 * Selects an earlier run by the beginning of its commit, by a tag, or by a date (`2026-11-20`), the newest run up to
 * that day. Undefined without a request or a match.
 *
 * @param before the youngest first
 */
export function chooseSince(asked: string, before: readonly RunEntry[]): RunEntry | undefined {
  if (asked === '') return undefined;
  const named = before.find(({ commit, tags }) => commit.startsWith(asked) || tags.includes(asked));
  if (named || !/^\d{4}-\d\d-\d\d$/.test(asked)) return named;
  // A commit's date is ISO in its author's zone, which is the day that people remember.
  return before.find(({ date }) => date.slice(0, 10) <= asked);
}
