import { availableParallelism } from 'node:os';
import { tooMany } from '../api/refusal';

/** Runs work on images in the order of arrival. Throws a 429 if too much waits, or if it waits too long. */
export type ImageQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface ImageQueueOptions {
  /** The number of images at the same time. */
  atOnce: number;
  mostWaiting: number;
  /** The longest wait in seconds. A portal gives up an upload after 30 seconds without an answer (D111). */
  patience: number;
}

const busyText = 'We’re checking many images right now, so yours wasn’t saved. Try again in a minute.';
const busy = () => tooMany(60, busyText);

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/** One image of 2 MB can take a processor for seconds. Without a limit, a few uploads would stop every other call. */
export function createImageQueue({ atOnce, mostWaiting, patience }: ImageQueueOptions): ImageQueue {
  const waiting = new Set<Waiting>();
  let running = 0;
  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        waiting.delete(mine);
        then();
      };
      const mine = { start: leave(resolve), refuse: leave(() => reject(busy())) };
      const timer = setTimeout(mine.refuse, patience * 1000);
      waiting.add(mine);
    });
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.size >= mostWaiting) throw busy();
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

/** The queue of this process. One processor stays free for other calls. */
export const imageQueueOptions: ImageQueueOptions = {
  atOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 16,
  patience: 20,
};
export const imageQueue = createImageQueue(imageQueueOptions);
