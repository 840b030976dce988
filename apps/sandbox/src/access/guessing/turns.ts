import { eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../data/database';
import { turns } from '../../data/schema/access';

/** The number of turns in a span of seconds. */
export interface Allowance {
  max: number;
  seconds: number;
}

/** The table contains no names or addresses. */
const getKey = (what: string) => createHash('sha256').update(what).digest('hex');

/** The number of turns between two cleanups of expired counts. */
const sweepEvery = 200;

/**
 * Takes a turn in a row that all processes share, and returns the seconds to wait or 0 (T31). Call it outside a
 * transaction, because a rollback would undo the count. A count from a wrong clock ends one span from now at the
 * latest.
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
    .returning()
    .prepare('take a turn')
    .execute();
  if (!turn) throw new Error('The turn was not counted.');
  if (Math.random() * sweepEvery < 1) await db.delete(turns).where(lt(turns.resetsAt, now));
  return turn.count > max ? Math.max(1, Math.ceil((turn.resetsAt.getTime() - now.getTime()) / 1000)) : 0;
}

/** Gives back a turn that doesn't count. */
export async function returnTurn(db: Db, what: string): Promise<void> {
  await db
    .update(turns)
    .set({ count: sql`greatest(${turns.count} - 1, 0)` })
    .where(eq(turns.key, getKey(what)))
    .prepare('return a turn')
    .execute();
}
