import { count, desc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import { loginLogs } from '../../data/schema/access';
import { statement } from '../../data/statement';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';

const toApi = ({ ip, country, createdAt }: typeof loginLogs.$inferSelect): Schema<'LogEntry'> => ({
  ip,
  country,
  created_at: createdAt.toISOString(),
});

const readLogs = statement<ListValues>('logs')((db, { memberId, limit, offset }) => {
  const mine = eq(loginLogs.memberId, memberId);
  return {
    total: db.select({ total: count() }).from(loginLogs).where(mine),
    rows: db
      .select()
      .from(loginLogs)
      .where(mine)
      .orderBy(desc(loginLogs.createdAt), desc(loginLogs.id))
      .limit(limit)
      .offset(offset),
  };
});

/** A §3: the member's sign-ins, newest first. */
export const listLogs = memberOperation<'listLogs'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { page } = await readPage(query, {
      path: '/logs',
      filters: {},
      read: ({ limit, offset }) => readLogs(db, { memberId, limit, offset }),
      toApi,
    });
    return { status: true, ...page, more_details: [] };
  },
);
