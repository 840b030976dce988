import { and, asc, count, eq, gt } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Db } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { walletLabels } from '../../api/wordsOfMoney';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { amountCard } from '../../api/amountCard';
import type { Schema } from '../../api/schema';
import { liveSubscriptions, subscriptions } from '../../data/schema/subscriptions';

/** One line on whom a package is for, by name. A package that an operator adds has none. */
const audiences: Readonly<Record<string, string>> = {
  'Starter Bot': 'For a first, small try.',
  'Basic Bot': 'For a small, growing team.',
  'Plus Bot': 'For steady team builders.',
  'Pro Bot': 'For leaders who want faster pairs.',
  'Flex Bot': 'For any amount you choose.',
  'Summit Bot': 'For leaders of large teams.',
  'PAAM Start': 'For a first managed account.',
  'PAAM Growth': 'For adding a little at a time.',
  'PAAM Prime': 'For large managed accounts.',
  'Live Intro': 'For a first live package.',
  'Live Standard': 'For smaller swings.',
  'Live Select': 'For experienced investors only.',
};

/** The plan of ADR 8, in the words of its operator. */
const plan = {
  bot: { pays: 'Referral and matching', risk: 'No fixed return. Without a team it pays nothing.' },
  live: { pays: 'Weekly, up to twice the price', risk: 'You can lose what you invest.' },
} as const;

/** What a package's card says besides its price (D113). */
const toOffer = ({ name, market, months }: Package, owned: number): Schema<'PackageOffer'> => ({
  ...(audiences[name] !== undefined && { audience: audiences[name] }),
  term_months: months,
  ...plan[market],
  owned,
});

/** The member's active subscriptions, by package. After its end a subscription is no longer active. */
async function countOwned(
  db: Db,
  market: Package['market'],
  memberId: number,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const table = market === 'bot' ? subscriptions : liveSubscriptions;
  const rows = await db
    .select({ packageId: table.packageId, owned: count() })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.status, 1), gt(table.endDate, now)))
    .groupBy(table.packageId);
  return new Map(rows.map(({ packageId, owned }) => [packageId, owned]));
}

type Package = typeof packages.$inferSelect;
/** The fields that both lists share. */
type ApiPackage = Schema<'Package'> & Omit<Schema<'LivePackage'>, 'roi_percentage' | 'roi_period'>;

const onSale = (db: Db, market: Package['market']) =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.market, market), eq(packages.active, true)))
    .orderBy(asc(packages.id));

/** A fixed package has a price, a variable one a range. */
const toApi = (pack: Package, owned: ReadonlyMap<number, number>): ApiPackage => {
  const { id, name, type, price, minimumPrice, maximumPrice, isMt5 } = pack;
  return {
    id,
    name,
    type,
    is_mt5: isMt5,
    price: type === 'fixed' ? price : null,
    minimum_price: type === 'fixed' ? null : minimumPrice,
    maximum_price: type === 'fixed' ? null : maximumPrice,
    ...toOffer(pack, owned.get(id) ?? 0),
  };
};

/** B §2 Bot package list. */
export const listPackages = memberOperation<'listPackages'>(async (_input, { session, services }) => {
  const { db, clock } = services;
  const owned = await countOwned(db, 'bot', session.memberId, clock.now());
  return {
    status: true,
    data: (await onSale(db, 'bot')).map((row) => toApi(row, owned)),
    second_factor_for_others: true,
  };
});

/** B §2 Live trading package list, with the wallet that pays. */
export const listLivePackages = memberOperation<'listLivePackages'>(
  async (_input, { session, services: { db, clock } }) => {
    const { pay_in } = await balances(db, session.memberId);
    const owned = await countOwned(db, 'live', session.memberId, clock.now());
    const toLive = (row: Package): Schema<'LivePackage'> => ({
      ...toApi(row, owned),
      roi_percentage: row.roiPercentage,
      roi_period: 'month',
    });
    return {
      status: true,
      data: (await onSale(db, 'live')).map(toLive),
      more_details: [amountCard(walletLabels.pay_in, pay_in)],
      balance: { pay_in: formatAmount(pay_in) },
      second_factor_for_others: true,
    };
  },
);
