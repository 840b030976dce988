import { and, eq, gt } from 'drizzle-orm';
import { requireSecondFactor } from '../../access/secondFactor';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { storedPayer, toPayer } from '../../access/readPayer';
import { rowId } from '../../api/rowId';
import { subscriptions } from '../../data/schema/subscriptions';
import { getSettings, storedSettings } from '../../data/settings';
import { statement } from '../../data/statement';
import { closed, notActive, requireReason } from './refusals';

const readAsked = statement<{ memberId: number; id: number }>('cancel bot')((db, { memberId, id }) => ({
  ...storedPayer(db, memberId),
  rows: db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.memberId, memberId))),
  settings: storedSettings(db),
}));

/**
 * D70: ends an active bot of the member immediately. Nothing is refunded, because its bonuses for others are already
 * paid (ADR 8).
 */
export const cancelSubscription = memberOperation<'cancelSubscription'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { db, clock } = services;
    const cancelReason = requireReason(body.reason);
    const now = clock.now();
    const id = rowId(body.id);
    const mine = and(eq(subscriptions.id, id), eq(subscriptions.memberId, memberId));
    const asked = await readAsked(db, { memberId, id });
    const [row] = asked.rows;
    if (!row) throw notFound();
    if (row.status !== 1 || row.endDate <= now) throw notActive();
    if (getSettings(asked.settings).cancel_bot !== 1) throw closed();
    await requireSecondFactor(services, { member: toPayer(asked).member, session }, 'cancel', body);
    const cancelled = await db
      .update(subscriptions)
      .set({ status: 2, cancelReason, endedAt: now })
      .where(and(mine, eq(subscriptions.status, 1), gt(subscriptions.endDate, now)))
      .returning({ id: subscriptions.id });
    if (cancelled.length === 0) throw notActive();
    return { status: true, message: 'Your subscription has been cancelled.' };
  },
);
