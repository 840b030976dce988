import { type SQL, sql } from 'drizzle-orm';
import { tickets } from '../schema/service';

/** The time of a ticket's newest reply, for an update. Of two replies at once, the earlier may be stored last. */
export const toLastReply = (at: Date): SQL =>
  sql`greatest(${tickets.lastReplyAt}, ${at.toISOString()}::timestamptz)`;
