import type { RunEntry } from '../../pass/roomPass';

/**
 * The earlier pass that is asked for: by the beginning of its commit, by a tag, or by a day (`2026-11-20`), of which it
 * is the youngest that is no later. Undefined where nothing is asked for, or nothing is like that.
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
