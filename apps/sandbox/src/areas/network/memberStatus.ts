import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { memberTotals } from '../../data/schema/members';

/** 1 for members who run a package of any kind, 0 for those who run none, undefined for both. */
export type StatusFlag = 0 | 1 | undefined;

export const toStatusFlag = (status: 'paid' | 'unpaid' | undefined): StatusFlag =>
  status && (status === 'paid' ? 1 : 0);

/** The condition for a flag, as in the rows: a bot or a live package runs. */
export const isPaying = (flag: Placeholder | undefined): SQL | undefined =>
  flag && sql`greatest(${memberTotals.isPaid}, ${memberTotals.liveIsPaid}) = ${flag}::int`;
