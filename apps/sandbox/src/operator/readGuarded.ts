import { desc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { getHoldEnd } from '../access/safeguards';
import type { Db } from '../data/database';
import { members } from '../data/schema/members';
import { safeguards } from '../data/schema/security';
import { utcText } from '../api/utcText';

/** A member with a frozen account or held withdrawals (T29). */
export interface Guarded {
  username: string;
  frozen: boolean;
  /** A readable date, or undefined without a hold. */
  heldUntil: string | undefined;
}

const most = 20;

const formatUntil = (until: Date | undefined) => until && utcText(until);

/** Members with safeguards now, frozen accounts first. */
export async function readGuarded(db: Db, now: Date): Promise<Guarded[]> {
  const isHeld = gt(safeguards.withdrawalsHeldUntil, now);
  const rows = await db
    .select({
      username: members.username,
      frozenAt: safeguards.frozenAt,
      until: safeguards.withdrawalsHeldUntil,
    })
    .from(safeguards)
    .innerJoin(members, eq(members.id, safeguards.memberId))
    .where(or(isNotNull(safeguards.frozenAt), isHeld))
    .orderBy(desc(isNotNull(safeguards.frozenAt)), desc(safeguards.withdrawalsHeldUntil))
    .limit(most);
  return rows.map(({ username, frozenAt, until }) => ({
    username,
    frozen: frozenAt !== null,
    heldUntil: formatUntil(getHoldEnd([{ until }], now)),
  }));
}
