import { count, desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import { loginLogs } from '../../data/schema/access';

/** A §3: the member's sign-ins, newest first. */
export const listLogs = memberOperation(
  async ({ query }: { query: PageQuery }, { session: { memberId }, services: { db } }) => {
    const slice = sliceOf(query);
    const mine = eq(loginLogs.memberId, memberId);
    const [all] = await db.select({ rows: count() }).from(loginLogs).where(mine);
    const rows = await db
      .select()
      .from(loginLogs)
      .where(mine)
      .orderBy(desc(loginLogs.createdAt), desc(loginLogs.id))
      .limit(slice.limit)
      .offset(slice.offset);
    const entries = rows.map(({ ip, country, createdAt }) => ({
      ip,
      country,
      created_at: createdAt.toISOString(),
    }));
    return { status: true, ...pageOf(entries, all?.rows ?? 0, slice, '/logs'), more_details: [] };
  },
);
