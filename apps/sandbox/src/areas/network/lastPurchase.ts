import { sql } from 'drizzle-orm';
import { members } from '../../data/schema/members';

/** A member's newest purchase. Read only for the rows of the page, with two index lookups each. */
export const selectLastPurchase = sql<
  string | null
>`(SELECT to_char(max(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM (
  SELECT max(created_at) AS at FROM subscriptions WHERE member_id = ${members.id}
  UNION ALL SELECT max(created_at) FROM live_subscriptions WHERE member_id = ${members.id}) l)`;
