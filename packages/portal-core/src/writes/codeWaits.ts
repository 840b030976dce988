import type { Outcome } from '@portal/api';
import { toCodeWait } from '../calls/codeWait';

/** Each member's wait for the next code by purpose, over all screens (D21, T14). */
function createCodeWaits() {
  const waits = new Map<string, number>();
  return {
    /** In ms of the monotonic clock; undefined without a request. */
    until: (of: string) => waits.get(of),
    /** Takes the outcome of a request and returns the end of the wait. An answer without a wait keeps the last one. */
    record(of: string, outcome: Outcome<unknown>, now: number): number | undefined {
      const next = toCodeWait(outcome, now);
      if (next !== undefined) waits.set(of, next);
      return next;
    },
    /** Whether an opening dialog may request a code (B §4): once a minute, however often it opens. */
    mayAsk: (of: string, now: number) => (waits.get(of) ?? 0) <= now,
  };
}

const waits = new WeakMap<object, ReturnType<typeof createCodeWaits>>();

/** The waits of one portal, keyed by its client, because a page may create several portals in turn (tools/storybook/live). */
export function getCodeWaits(portal: object): ReturnType<typeof createCodeWaits> {
  const mine = waits.get(portal) ?? createCodeWaits();
  waits.set(portal, mine);
  return mine;
}
