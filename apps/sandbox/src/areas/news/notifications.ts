import { and, count, desc, eq, gte, isNull, lt, type Placeholder } from 'drizzle-orm';
import { toMoments } from '../../api/dates';
import type { Language } from '../../api/languages/language';
import { translateLines, translateSentence } from '../../api/languages/sentence';
import { memberOperation } from '../../contract/operation';
import { type ListValues, readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { notFound } from '../../api/refusal';
import type { Db } from '../../data/database';
import { notifications } from '../../data/schema/service';
import { statement } from '../../data/statement';
import { rowId } from '../../api/rowId';

const latestCount = 5;

/** The portal's page of a source. A code in the title opens its row instead. */
const pages: Readonly<Record<string, string>> = {
  KYC: '/user/kyc',
  DEPOSIT: '/user/transactions',
  MATCHING: '/user/payouts',
  REFERRAL: '/user/payouts',
  ROYALTY: '/user/payouts',
  SUMMARY: '/user/payouts',
  TEAM: '/user/binaryList',
  TRANSFER: '/user/transfer',
  WITHDRAW: '/user/manualWithdrawList',
  SIGN_IN: '/user/security',
};

export const notificationToApi =
  (language: Language | undefined) =>
  (row: typeof notifications.$inferSelect): Schema<'Notification'> => ({
    id: row.id,
    title: translateSentence(row.title, language),
    body: translateLines(row.body, language),
    created_at: row.createdAt.toISOString(),
    link: /\bWD-/.test(row.title) ? null : (pages[row.source] ?? null),
    popup_status: row.isPopup,
  });

/** A member's newest notifications for the bell and the dashboard. */
export const latestNotifications = (db: Db, memberId: Placeholder) =>
  db
    .select()
    .from(notifications)
    .where(eq(notifications.memberId, memberId))
    .orderBy(desc(notifications.id))
    .limit(latestCount);

const readLatest = statement<{ memberId: number }>('latest notifications')((db, { memberId }) => ({
  latest: latestNotifications(db, memberId),
  unread: db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), isNull(notifications.seenAt))),
}));

export const getLatestNotifications = memberOperation<'getLatestNotifications'>(
  async (_input, { session: { memberId }, language, services: { db } }) => {
    const { latest, unread } = await readLatest(db, { memberId });
    return {
      status: true,
      data: latest.map(notificationToApi(language)),
      unread_count: unread[0]?.total ?? 0,
    };
  },
);

export const markNotificationsSeen = memberOperation<'markNotificationsSeen'>(
  async (_input, { session, services: { db, clock } }) => {
    await db
      .update(notifications)
      .set({ seenAt: clock.now() })
      .where(and(eq(notifications.memberId, session.memberId), isNull(notifications.seenAt)));
    return { status: true };
  },
);

export const closeNotificationPopup = memberOperation<'closeNotificationPopup'>(
  async ({ params }, { session, services: { db, clock } }) => {
    const closed = await db
      .update(notifications)
      .set({ isPopup: 0, seenAt: clock.now() })
      .where(and(eq(notifications.id, rowId(params.id)), eq(notifications.memberId, session.memberId)))
      .returning({ id: notifications.id });
    if (closed.length === 0) throw notFound();
    return { status: true };
  },
);

const readNotifications = statement<ListValues>('notifications')((
  db,
  { memberId, from, before, limit, offset },
) => {
  const mine = and(
    eq(notifications.memberId, memberId),
    from && gte(notifications.createdAt, from),
    before && lt(notifications.createdAt, before),
  );
  return {
    total: db.select({ total: count() }).from(notifications).where(mine),
    rows: db
      .select()
      .from(notifications)
      .where(mine)
      .orderBy(desc(notifications.id))
      .limit(limit)
      .offset(offset),
  };
});

export const listNotifications = memberOperation<'listNotifications'>(
  async ({ query }, { session: { memberId }, language, services: { db } }) => {
    const { from_date, to_date } = query;
    const { page } = await readPage(query, {
      path: '/all-notifications',
      filters: { from_date, to_date },
      read: ({ limit, offset }) => readNotifications(db, { memberId, ...toMoments(query), limit, offset }),
      toApi: notificationToApi(language),
    });
    return { status: true, ...page, more_details: [], source: [] };
  },
);
