import type { Sentence } from './languages/sentence';
import { tooMany } from './refusal';

/** Runs work in the order of arrival. Throws a 429 if too much waits, or if it waits too long. */
export type TurnQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface TurnQueueOptions {
  /** The number of works at the same time. */
  atOnce: number;
  mostWaiting: number;
  /** The longest wait in seconds. A portal gives up after 20 seconds without an answer, or 30 for an upload (D111). */
  patience: number;
  /** The refusal's text, and after how many seconds the member should try again. */
  busy: { text?: Sentence; retryAfter: number };
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

export function createTurnQueue({ atOnce, mostWaiting, patience, busy }: TurnQueueOptions): TurnQueue {
  // oxlint-disable-next-line portal/process-state -- calls that this process has read
  const waiting = new Set<Waiting>();
  // oxlint-disable-next-line portal/process-state -- work of this process: between processes the locks of rows keep the order
  let running = 0;
  const refusal = () => tooMany(busy.retryAfter, busy.text);
  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        waiting.delete(mine);
        then();
      };
      const mine = { start: leave(resolve), refuse: leave(() => reject(refusal())) };
      const timer = setTimeout(mine.refuse, patience * 1000);
      waiting.add(mine);
    });
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.size >= mostWaiting) throw refusal();
    // The finished work passes its turn on.
    else await takeTurn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next.start();
      else running -= 1;
    }
  };
}
