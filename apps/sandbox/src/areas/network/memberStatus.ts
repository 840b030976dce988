import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { members, memberTotals } from '../../data/schema/members';

/** A member's newest purchase. Read only for the rows of the page, with two index lookups each. */
export const selectLastPurchase = sql<
  string | null
>`(SELECT to_char(max(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM (
  SELECT max(created_at) AS at FROM subscriptions WHERE member_id = ${members.id}
  UNION ALL SELECT max(created_at) FROM live_subscriptions WHERE member_id = ${members.id}) l)`;

/** 1 for members who run a package of any kind, 0 for those who run none, undefined for both. */
export type StatusFlag = 0 | 1 | undefined;

export const toStatusFlag = (status: 'paid' | 'unpaid' | undefined): StatusFlag =>
  status && (status === 'paid' ? 1 : 0);

/** The condition for a flag, as in the rows: a bot or a live package runs. */
export const isPaying = (flag: Placeholder | undefined): SQL | undefined =>
  flag && sql`greatest(${memberTotals.isPaid}, ${memberTotals.liveIsPaid}) = ${flag}::int`;
