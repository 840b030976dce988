/** Runs the writes of one member in the order of arrival. */
export type MemberQueue = <Result>(memberId: number, work: () => Promise<Result>) => Promise<Result>;

export class QueueIsFull extends Error {
  override readonly name = 'QueueIsFull';
}

/** More concurrent writes than a person can start. */
const mostWaiting = 100;

/**
 * A member's writes lock the same wallets. In the database all but one would wait with a connection that other members
 * need (T33), so they wait here without one. Between processes the database's locks keep the order.
 */
export function createMemberQueue(): MemberQueue {
  // oxlint-disable-next-line portal/process-state -- spares the pool: between processes the locks of rows keep the order
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
