import type { Outcome } from '@portal/api';
import { toCodeWait } from '../calls/codeWait';

/** Until when each member's next code of each purpose has to wait, over every screen that asks for one (D21, T14). */
function createCodeWaits() {
  const waits = new Map<string, number>();
  return {
    /** In ms of the steady clock; undefined where nothing was asked for. */
    until: (of: string) => waits.get(of),
    /** Takes in what came of asking, and answers until when to wait. One that names no wait leaves the last as it is. */
    heard(of: string, outcome: Outcome<unknown>, now: number): number | undefined {
      const next = toCodeWait(outcome, now);
      if (next !== undefined) waits.set(of, next);
      return next;
    },
    /** Whether a dialog that opens may ask by itself (B §4): once in a minute, however often it opens. */
    mayAsk: (of: string, now: number) => (waits.get(of) ?? 0) <= now,
  };
}

const waits = new WeakMap<object, ReturnType<typeof createCodeWaits>>();

/** The waits of one portal, named by its client: in the review room a page has one portal after another (apps/walk). */
export function getCodeWaits(portal: object): ReturnType<typeof createCodeWaits> {
  const mine = waits.get(portal) ?? createCodeWaits();
  waits.set(portal, mine);
  return mine;
}
