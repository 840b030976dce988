import { and, eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireSecondFactor } from '../../access/secondFactor';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { readSettings } from '../../data/settings';
import { formatAmount } from '../../ledger/amount';
import { liveCancellationTerms } from '../../ledger/cancellationTerms';
import { closed, notActive, requireReason } from './refusals';

/**
 * B §4: requests the cancellation of an active live subscription of the member, at the current fee. Money moves when
 * the operator completes it (operator/actions/cancellations.ts).
 */
export const cancelLiveSubscription = memberOperation<'cancelLiveSubscription'>(
  async ({ params, body }, { session: { memberId }, services }) => {
    const { db, clock } = services;
    const cancelReason = requireReason(body.reason);
    const mine = and(eq(liveSubscriptions.id, rowId(params.id)), eq(liveSubscriptions.memberId, memberId));
    const [row] = await db.select().from(liveSubscriptions).where(mine);
    if (!row) throw notFound();
    if (row.status !== 1) throw notActive();
    const { cancel_live, cancel_fee_percent } = await readSettings(db);
    if (cancel_live !== 1) throw closed();
    await requireSecondFactor(services, await getMember(db, memberId), 'cancel', body);
    const cancelFee = formatAmount(liveCancellationTerms(row.price, cancel_fee_percent).fee);
    const asked = await db
      .update(liveSubscriptions)
      .set({ status: 3, cancelReason, cancelRequestedAt: clock.now(), cancelFee })
      .where(and(mine, eq(liveSubscriptions.status, 1)))
      .returning({ id: liveSubscriptions.id });
    if (asked.length === 0) throw notActive();
    return { status: true, message: 'Your cancellation has been requested.' };
  },
);
