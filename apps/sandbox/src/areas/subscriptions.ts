import { and, eq, gt } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { requireSecondFactor } from '../access/secondFactor';
import { notFound, refused, refusedAt } from '../api/refusal';
import { storedPayer, toPayer } from '../access/readPayer';
import { rowId } from '../api/rowId';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { getSettings, storedSettings } from '../data/settings';
import { statement } from '../data/statement';
import { formatAmount } from '../ledger/amount';
import { liveCancellationTerms } from '../ledger/cancellationTerms';
import { listLiveSubscriptions } from './subscriptions/lives';
import { listSubscriptions } from './subscriptions/bots';

/** Only an active subscription can be cancelled. An ended one or one with a requested cancellation can't (B §4). */
const notActive = () => refused('This subscription isn’t active.');

const closed = () => refused('Cancellations aren’t available right now.');

/** B §5: a trimmed reason that is not empty. */
function requireReason(text: string): string {
  const reason = text.trim();
  if (reason === '') throw refusedAt('reason', 'This Field Is Required.');
  return reason;
}

const readLive = statement<{ memberId: number; id: number }>('cancel live')((db, { memberId, id }) => ({
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
const cancelLiveSubscription = memberOperation<'cancelLiveSubscription'>(
  async ({ params, body }, { session, services }) => {
    const { memberId } = session;
    const { db, clock } = services;
    const cancelReason = requireReason(body.reason);
    const id = rowId(params.id);
    const mine = and(eq(liveSubscriptions.id, id), eq(liveSubscriptions.memberId, memberId));
    const asked = await readLive(db, { memberId, id });
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
const cancelSubscription = memberOperation<'cancelSubscription'>(async ({ body }, { session, services }) => {
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
});

export const subscriptionsHandlers = {
  listSubscriptions,
  listLiveSubscriptions,
  cancelSubscription,
  cancelLiveSubscription,
} satisfies Partial<Handlers>;
