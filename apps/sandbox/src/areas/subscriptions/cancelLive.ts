import { and, eq } from 'drizzle-orm';
import { requireSecondFactor } from '../../access/secondFactor';
import { memberOperation } from '../../contract/operation';
import { notFound } from '../../api/refusal';
import { storedPayer, toPayer } from '../../access/readPayer';
import { rowId } from '../../api/rowId';
import { liveSubscriptions } from '../../data/schema/subscriptions';
import { getSettings, storedSettings } from '../../data/settings';
import { statement } from '../../data/statement';
import { formatAmount } from '../../ledger/amount';
import { liveCancellationTerms } from '../../ledger/cancellationTerms';
import { closed, notActive, requireReason } from './refusals';

const readAsked = statement<{ memberId: number; id: number }>('cancel live')((db, { memberId, id }) => ({
  ...storedPayer(db, memberId),
  rows: db
    .select()
    .from(liveSubscriptions)
    .where(and(eq(liveSubscriptions.id, id), eq(liveSubscriptions.memberId, memberId))),
  settings: storedSettings(db),
}));

/**
 * B §4: requests the cancellation of an active live subscription of the member, at the current fee. Money moves when
 * the operator completes it (operator/actions/cancellations.ts).
 */
export const cancelLiveSubscription = memberOperation<'cancelLiveSubscription'>(
  async ({ params, body }, { session, services }) => {
    const { memberId } = session;
    const { db, clock } = services;
    const cancelReason = requireReason(body.reason);
    const id = rowId(params.id);
    const mine = and(eq(liveSubscriptions.id, id), eq(liveSubscriptions.memberId, memberId));
    const asked = await readAsked(db, { memberId, id });
    const [row] = asked.rows;
    if (!row) throw notFound();
    if (row.status !== 1) throw notActive();
    const { cancel_live, cancel_fee_percent } = getSettings(asked.settings);
    if (cancel_live !== 1) throw closed();
    await requireSecondFactor(services, { member: toPayer(asked).member, session }, 'cancel', body);
    const cancelFee = formatAmount(liveCancellationTerms(row.price, cancel_fee_percent).fee);
    const cancelled = await db
      .update(liveSubscriptions)
      .set({ status: 3, cancelReason, cancelRequestedAt: clock.now(), cancelFee })
      .where(and(mine, eq(liveSubscriptions.status, 1)))
      .returning({ id: liveSubscriptions.id });
    if (cancelled.length === 0) throw notActive();
    return { status: true, message: 'Your cancellation has been requested.' };
  },
);
