import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether any of a member's subscriptions has a due payment. It costs two index lookups, and usually nothing is due.
 */
export const hasDuePayments = (memberId: number | AnyColumn, now: string | SQLWrapper): SQL<boolean> =>
  sql`(EXISTS (SELECT 1 FROM live_subscriptions l WHERE l.member_id = ${memberId} AND l.due_at <= ${now}::timestamptz)
    OR EXISTS (SELECT 1 FROM subscriptions b WHERE b.member_id = ${memberId} AND b.status = 1 AND b.end_date <= ${now}::timestamptz))`;
