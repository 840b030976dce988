import { eq, or } from 'drizzle-orm';
import type { DrawnFigure } from '@portal/ui/text/figures/meanings';
import type { Db } from '../../../../apps/sandbox/src/data/database';
import { liveSubscriptions, subscriptions } from '../../../../apps/sandbox/src/data/schema/subscriptions';
import { readSettings } from '../../../../apps/sandbox/src/data/settings';
import { fromStored } from '../../../../apps/sandbox/src/ledger/amount';
import { firstDay } from '../../../../apps/portal/src/areas/payouts/bonusSums';
import { ledgerFigures } from './ledgerFigures';
import type { Reading } from './readings';

const add = (cents: readonly bigint[]) => cents.reduce((sum, one) => sum + one, 0n);

/** What the rows of packages say, by nothing but their own columns. */
async function countPackages(db: Db, memberId: number, now: Date) {
  const { cancel_fee_percent } = await readSettings(db);
  const bots = await db
    .select()
    .from(subscriptions)
    .where(or(eq(subscriptions.memberId, memberId), eq(subscriptions.buyerId, memberId)));
  const lives = await db
    .select()
    .from(liveSubscriptions)
    .where(or(eq(liveSubscriptions.memberId, memberId), eq(liveSubscriptions.buyerId, memberId)));
  const runningBots = bots.filter(({ status, endDate }) => status === 1 && endDate > now);
  const runningLives = lives.filter(({ status, endDate }) => status === 3 || (status === 1 && endDate > now));
  const prices = (rows: readonly { price: string }[]) => add(rows.map(({ price }) => fromStored(price)));
  // Of a live package the operator keeps a share, rounded half up. Nothing is refunded of a bot.
  const share = BigInt(Math.round(Number(cancel_fee_percent) * 100));
  const refund = (price: string) => {
    const cents = fromStored(price);
    return cents - (cents * share + 5_000n) / 10_000n;
  };
  const cancellable = runningLives.filter((row) => row.status === 1 && row.memberId === memberId);
  return {
    hasGifts: [...bots, ...lives].some((row) => row.memberId !== row.buyerId),
    inBots: [prices(runningBots)],
    inLive: [prices(runningLives)],
    refundToday: [add(cancellable.map(({ price }) => refund(price)))],
    beyondEven: [
      add(
        lives
          .filter((row) => row.memberId === memberId && row.status !== 2)
          .map((row) => fromStored(row.paidRoiAmount) - fromStored(row.price)),
      ),
    ],
    roiPaid: [
      add(lives.filter((row) => row.memberId === memberId).map((row) => fromStored(row.paidRoiAmount))),
    ],
  };
}

/** Every drawn figure from the rows of the ledger and of the packages alone, without any kept sum. */
export async function countFigures(db: Db, memberId: number, now: Date) {
  const ledger = await ledgerFigures(db, memberId);
  const { hasGifts, ...packages } = await countPackages(db, memberId, now);
  const today = now.toISOString().slice(0, 10);
  const [first, year] = [firstDay(today), `${today.slice(0, 4)}-01-01`];
  const paid = (...sources: string[]): Reading => [
    add(sources.map((source) => ledger.bonuses(1, { source }))),
  ];
  const both = (filter: Parameters<typeof ledger.bonuses>[1]): Reading => [
    ledger.bonuses(0, filter) + ledger.bonuses(1, filter),
  ];
  const { into, out } = ledger.crossed(first);
  const own = ledger.moved('pay_in', first);
  const [putIn, takenOut] = [ledger.ofKind('deposit'), -ledger.ofKind('withdrawal-sent')];
  const counted: Readonly<Record<DrawnFigure, Reading>> = {
    ...packages,
    usable: [ledger.balance() - ledger.balance('hold')],
    onHold: [ledger.balance('hold')],
    receivingWallet: [ledger.balance('pay_in')],
    outGoingWallet: [ledger.balance('pay_out')],
    liveWallet: [ledger.balance('live')],
    pammWallet: [ledger.balance('fixed')],
    totalBotBonus: paid('REFERRAL', 'MATCHING'),
    totalPoolBonus: paid('ROI', 'DIRECT', 'POOL_LEVEL', 'ROYALTY'),
    poolLevelBonus: paid('POOL_LEVEL'),
    referralBonus: paid('REFERRAL'),
    matchingBonus: paid('MATCHING'),
    roiBonus: paid('ROI'),
    directBonus: paid('DIRECT'),
    royaltyBonus: paid('ROYALTY'),
    paidBonuses: [ledger.bonuses(1)],
    waitingBonus: [ledger.bonuses(0)],
    earnings: both({ from: first }),
    royaltyByMonth: both({ from: first, source: 'ROYALTY' }),
    yearIncome: both({ from: year }),
    yearPaid: [ledger.bonuses(1, { from: year })],
    yearWaiting: [ledger.bonuses(0, { from: year })],
    yearBySource: ledger.sources
      .map((source) => both({ from: year, source })[0] ?? 0n)
      .filter((cents) => cents !== 0n)
      .sort((a, b) => (a < b ? -1 : 1)),
    balance: [ledger.balance()],
    putIn: [putIn],
    takenOut: [takenOut],
    netPutIn: [putIn - takenOut],
    cameIn: [into],
    wentOut: [out],
    walletCredits: [own.into],
    walletDebits: [own.out],
    openingBalance: [ledger.balance() - into + out],
    closingBalance: [ledger.balance()],
    runningBalance: [ledger.balance()],
  };
  return { counted, hasGifts, waiting: ledger.bonuses(0, { from: first }) };
}
