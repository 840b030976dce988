import { and, eq, inArray, type Placeholder } from 'drizzle-orm';
import type { Schema } from '../../api/schema';
import type { Db } from '../../data/database';
import { liveSubscriptions, subscriptions } from '../../data/schema/subscriptions';
import { type Settings } from '../../data/settings';
import { formatAmount, fromStored } from '../../ledger/amount';
import { botCancellationTerms, liveCancellationTerms } from '../../ledger/cancellationTerms';

type Asker = number | Placeholder;

/** The active packages that the member paid for. A refund returns to the payer (D137). */
export const storedRunning = (db: Db, memberId: Asker) => ({
  runningLives: db
    .select({
      price: liveSubscriptions.price,
      status: liveSubscriptions.status,
      memberId: liveSubscriptions.memberId,
      endDate: liveSubscriptions.endDate,
    })
    .from(liveSubscriptions)
    .where(and(eq(liveSubscriptions.buyerId, memberId), inArray(liveSubscriptions.status, [1, 3]))),
  runningBots: db
    .select({ price: subscriptions.price, endDate: subscriptions.endDate })
    .from(subscriptions)
    .where(and(eq(subscriptions.buyerId, memberId), eq(subscriptions.status, 1))),
});

type Running = Readonly<{
  runningLives: readonly { price: string; endDate: Date; status: number; memberId: number }[];
  runningBots: readonly { price: string; endDate: Date }[];
}>;

const sum = (cents: readonly bigint[]) => cents.reduce((total, one) => total + one, 0n);
const paidFor = (rows: readonly { price: string }[]) =>
  formatAmount(sum(rows.map(({ price }) => fromStored(price))));

/** What runs at `now`, by the terms that each row's own quote has (D149). Only an owner can cancel. */
export function toRunningPackages(
  memberId: number,
  now: Date,
  { runningLives, runningBots }: Running,
  { cancel_live, cancel_bot, cancel_fee_percent }: Settings,
): Schema<'RunningPackages'> {
  // A package that has ended keeps its status until the member's next request.
  const lives = runningLives.filter(({ status, endDate }) => status === 3 || endDate > now);
  const bots = runningBots.filter(({ endDate }) => endDate > now);
  const quoted = lives.filter((row) => row.memberId === memberId && row.status === 1 && cancel_live === 1);
  const returned = quoted.map(({ price }) => liveCancellationTerms(price, cancel_fee_percent).net);
  return {
    live_count: lives.length,
    live_paid: paidFor(lives),
    live_cancellable: quoted.length,
    live_refund: quoted.length === 0 ? null : formatAmount(sum(returned)),
    live_waiting: lives.filter(({ status }) => status === 3).length,
    bot_count: bots.length,
    bot_paid: paidFor(bots),
    bot_refund:
      cancel_bot === 1 ? formatAmount(sum(bots.map(({ price }) => botCancellationTerms(price).net))) : null,
  };
}
