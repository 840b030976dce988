import { count, desc, eq } from 'drizzle-orm';
import { deviceKey } from '../../access/guessing/devices';
import { memberOperation } from '../../contract/operation';
import { loginLogs } from '../../data/schema/access';
import { statement } from '../../data/statement';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';

const toApi =
  (currentKey: string) =>
  ({
    ip,
    country,
    device,
    deviceKey: key,
    isNew,
    createdAt,
  }: typeof loginLogs.$inferSelect): Schema<'LogEntry'> => ({
    ip,
    country,
    created_at: createdAt.toISOString(),
    device,
    is_this_device: key === currentKey ? 1 : 0,
    is_new: isNew,
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
  async ({ query }, { session: { memberId }, services: { db }, ip, agent }) => {
    const { page } = await readPage(query, {
      path: '/logs',
      filters: {},
      read: ({ limit, offset }) => readLogs(db, { memberId, limit, offset }),
      toApi: toApi(deviceKey(memberId, { ip, agent })),
    });
    return { status: true, ...page, more_details: [], can_freeze: 1, has_sessions: 1 };
  },
);
