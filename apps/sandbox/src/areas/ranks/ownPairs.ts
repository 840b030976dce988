import { eq } from 'drizzle-orm';
import type { Db } from '../../data/database';
import { memberTotals } from '../../data/schema/members';
import { getPairs } from '../../plan/ranks';

/** The member's matching pairs, as on the dashboard. */
export async function ownPairs(db: Db, memberId: number): Promise<number> {
  const [own] = await db.select().from(memberTotals).where(eq(memberTotals.memberId, memberId));
  return own ? getPairs(own) : 0;
}
