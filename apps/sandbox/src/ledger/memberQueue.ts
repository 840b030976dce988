/** Lets the writes of one member pass in the order in which they came. */
export type MemberQueue = <Result>(memberId: number, work: () => Promise<Result>) => Promise<Result>;

/** Too many are waiting. */
export class QueueIsFull extends Error {
  override readonly name = 'QueueIsFull';
}

/** More than anybody who presses buttons has at once. */
const mostWaiting = 100;

/**
 * Writes of one member lock the same wallets, so all but one would wait for it in the database, each with a connection
 * that other members need (T33). Here they wait without one. Between processes the database's locks keep the order.
 */
export function createMemberQueue(): MemberQueue {
  const lines = new Map<number, { last: Promise<unknown>; waiting: number }>();
  return async (memberId, work) => {
    const line = lines.get(memberId) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= mostWaiting) throw new QueueIsFull();
    line.waiting += 1;
    lines.set(memberId, line);
    const mine = line.last.then(work);
    line.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(memberId);
    }
  };
}
