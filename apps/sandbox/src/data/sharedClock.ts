import { eq, sql } from 'drizzle-orm';
import type { Clock } from './clock';
import type { Db } from './database';
import { settings } from './schema/catalogue';

/** The row with the operator's clock shift in seconds. */
const key = 'clock_advanced_seconds';

const stored = sql<string>`${settings.value} #>> '{}'`;

/** Advances the time of all processes of this database and returns the total shift in seconds. */
export async function advanceForAll(db: Db, seconds: number): Promise<number> {
  const more = sql`to_jsonb((${stored})::bigint + ${seconds}::bigint)`;
  const [row] = await db
    .insert(settings)
    .values({ key, value: seconds })
    .onConflictDoUpdate({ target: settings.key, set: { value: more } })
    .returning({ seconds: stored });
  return Number(row?.seconds ?? 0);
}

/**
 * Synchronizes this process's clock with the database. Call it before each answer that depends on the clock, so an
 * operator's change applies to all processes. Answers may arrive out of order, so an older one never replaces a newer
 * one.
 */
export function followClock(db: Db, clock: Clock): () => Promise<void> {
  // oxlint-disable-next-line portal/process-state -- the order of questions of this process
  let asked = 0;
  // oxlint-disable-next-line portal/process-state -- the order of their answers
  let latest = 0;
  return async () => {
    asked += 1;
    const turn = asked;
    const [row] = await db.select({ seconds: stored }).from(settings).where(eq(settings.key, key));
    if (turn < latest) return;
    latest = turn;
    clock.share(Number(row?.seconds ?? 0));
  };
}
