import { and, asc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Db } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { walletLabels } from '../../api/wordsOfMoney';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { amountCard } from '../../api/amountCard';
import type { Schema } from '../../api/schema';
import { countOwned, toOffer } from './offers';

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
