import { availableParallelism } from 'node:os';
import { createTurnQueue, type TurnQueueOptions } from '../api/turnQueue';

/**
 * The queue of this process for images. One image of 2 MB can take a processor for seconds. Without a limit, a few
 * uploads would stop every other call, so one processor stays free.
 */
export const imageQueueOptions: TurnQueueOptions = {
  atOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 16,
  patience: 20,
  busy: {
    text: 'We’re checking many images right now, so yours wasn’t saved. Try again in a minute.',
    retryAfter: 60,
  },
};
export const imageQueue = createTurnQueue(imageQueueOptions);
