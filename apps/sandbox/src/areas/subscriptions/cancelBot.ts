import { and, eq, gt } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireSecondFactor } from '../../access/secondFactor';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { subscriptions } from '../../data/schema/subscriptions';
import { readSettings } from '../../data/settings';
import { closed, notActive, requireReason } from './refusals';

/**
 * D70: ends an active bot of the member immediately. Nothing is refunded, because its bonuses for others are already
 * paid (ADR 8).
 */
export const cancelSubscription = memberOperation<'cancelSubscription'>(
  async ({ body }, { session: { memberId }, services }) => {
    const { db, clock } = services;
    const cancelReason = requireReason(body.reason);
    const now = clock.now();
    const mine = and(eq(subscriptions.id, rowId(body.id)), eq(subscriptions.memberId, memberId));
    const [row] = await db.select().from(subscriptions).where(mine);
    if (!row) throw notFound();
    if (row.status !== 1 || row.endDate <= now) throw notActive();
    if ((await readSettings(db)).cancel_bot !== 1) throw closed();
    await requireSecondFactor(services, await getMember(db, memberId), 'cancel', body);
    const cancelled = await db
      .update(subscriptions)
      .set({ status: 2, cancelReason, endedAt: now })
      .where(and(mine, eq(subscriptions.status, 1), gt(subscriptions.endDate, now)))
      .returning({ id: subscriptions.id });
    if (cancelled.length === 0) throw notActive();
    return { status: true, message: 'Your subscription has been cancelled.' };
  },
);
