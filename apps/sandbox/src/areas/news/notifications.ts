import { and, count, desc, eq, gte, isNull, lt } from 'drizzle-orm';
import { type DayRange, momentsOf } from '../../contract/dates';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, sliceOf } from '../../contract/page';
import { notFound } from '../../contract/refusal';
import type { Db } from '../../data/database';
import { notifications } from '../../data/schema/service';
import { rowId } from '../../contract/rowId';

const latestCount = 5;

const asWire = (row: typeof notifications.$inferSelect) => ({
  id: row.id,
  title: row.title,
  body: row.body,
  created_at: row.createdAt.toISOString(),
  popup_status: row.isPopup === 1 ? 1 : 0,
});

/** The newest notifications of a member, as the bell and the dashboard show them. */
export async function latestNotifications(db: Db, memberId: number) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, memberId))
    .orderBy(desc(notifications.id))
    .limit(latestCount);
  return rows.map(asWire);
}

export const getLatestNotifications = memberOperation(async (_input, { session, services: { db } }) => {
  const [unread] = await db
    .select({ rows: count() })
    .from(notifications)
    .where(and(eq(notifications.memberId, session.memberId), isNull(notifications.seenAt)));
  return {
    status: true,
    data: await latestNotifications(db, session.memberId),
    unread_count: unread?.rows ?? 0,
  };
});

export const markNotificationsSeen = memberOperation(async (_input, { session, services: { db, clock } }) => {
  await db
    .update(notifications)
    .set({ seenAt: clock.now() })
    .where(and(eq(notifications.memberId, session.memberId), isNull(notifications.seenAt)));
  return { status: true };
});

export const closeNotificationPopup = memberOperation(
  async ({ params }: { params: { id: string } }, { session, services: { db, clock } }) => {
    const closed = await db
      .update(notifications)
      .set({ isPopup: 0, seenAt: clock.now() })
      .where(and(eq(notifications.id, rowId(params.id)), eq(notifications.memberId, session.memberId)))
      .returning({ id: notifications.id });
    if (closed.length === 0) throw notFound();
    return { status: true };
  },
);

export const listNotifications = memberOperation(
  async ({ query }: { query: PageQuery & DayRange }, { session, services: { db } }) => {
    const slice = sliceOf(query);
    const { from, before } = momentsOf(query);
    const mine = and(
      eq(notifications.memberId, session.memberId),
      from && gte(notifications.createdAt, from),
      before && lt(notifications.createdAt, before),
    );
    const [all] = await db.select({ rows: count() }).from(notifications).where(mine);
    const rows = await db
      .select()
      .from(notifications)
      .where(mine)
      .orderBy(desc(notifications.id))
      .limit(slice.limit)
      .offset(slice.offset);
    const { from_date, to_date } = query;
    const page = pageOf(rows.map(asWire), all?.rows ?? 0, slice, '/all-notifications', {
      from_date,
      to_date,
    });
    return { status: true, ...page, more_details: [], source: [] };
  },
);
