import { eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../data/database';
import { turns } from '../../data/schema/access';

/** How many turns something has in a span of seconds. */
export interface Allowance {
  max: number;
  seconds: number;
}

/** The table holds no name and no address. */
const getKey = (what: string) => createHash('sha256').update(what).digest('hex');

/** One in so many turns clears away what is over. */
const sweepEvery = 200;

/**
 * Takes a turn and answers the seconds to wait if there is none left, else 0. The count is one row of the database, so
 * that all processes count together, and parallel turns one by one (T31). Call it outside of a transaction: a turn that is
 * rolled back was never taken. A count that a wrong clock wrote ends one span from now at the latest.
 */
export async function takeTurn(
  db: Db,
  what: string,
  { max, seconds }: Allowance,
  now: Date,
): Promise<number> {
  const resetsAt = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${turns.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [turn] = await db
    .insert(turns)
    .values({ key: getKey(what), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: turns.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${turns.count} + 1 END`,
        resetsAt: sql`CASE WHEN ${isOver} THEN excluded.resets_at ELSE least(${turns.resetsAt}, excluded.resets_at) END`,
      },
    })
    .returning();
  if (!turn) throw new Error('The turn was not counted.');
  if (Math.random() * sweepEvery < 1) await db.delete(turns).where(lt(turns.resetsAt, now));
  return turn.count > max ? Math.max(1, Math.ceil((turn.resetsAt.getTime() - now.getTime()) / 1000)) : 0;
}

/** Gives a turn back that turned out not to count. */
export async function returnTurn(db: Db, what: string): Promise<void> {
  await db
    .update(turns)
    .set({ count: sql`greatest(${turns.count} - 1, 0)` })
    .where(eq(turns.key, getKey(what)));
}
