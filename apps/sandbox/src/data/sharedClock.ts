import { eq, sql } from 'drizzle-orm';
import type { Clock } from './clock';
import type { Db } from './database';
import { settings } from './schema/catalogue';

/** The row that says by how many seconds the operator has moved the present. */
const key = 'clock_advanced_seconds';

const stored = sql<string>`${settings.value} #>> '{}'`;

/** Moves the present of all processes of this database on; answers by how much it is moved altogether, in seconds. */
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
 * Has this process's clock follow the database's. Ask before each call that is answered by the clock: what an operator
 * told any process then holds in all. Answers may come in another order than their questions, so an older one never
 * takes the place of a newer one.
 */
export function followClock(db: Db, clock: Clock): () => Promise<void> {
  let asked = 0;
  let heard = 0;
  return async () => {
    asked += 1;
    const turn = asked;
    const [row] = await db.select({ seconds: stored }).from(settings).where(eq(settings.key, key));
    if (turn < heard) return;
    heard = turn;
    clock.share(Number(row?.seconds ?? 0));
  };
}
