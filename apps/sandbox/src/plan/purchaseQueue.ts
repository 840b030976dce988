import { createTurnQueue } from '../api/turnQueue';

/**
 * The queue of this process for purchases. Every purchase locks the totals of the members above it until its commit, and
 * all members share the top of the tree. In the database, purchases would wait for that lock in any order, each with a
 * connection that other calls need (T33). Two at once, because one can read while the other holds the lock.
 */
export const purchaseQueue = createTurnQueue({
  atOnce: 2,
  mostWaiting: 1000,
  patience: 15,
  busy: { retryAfter: 5 },
});
