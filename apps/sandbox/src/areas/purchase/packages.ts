import { and, asc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Db } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { walletLabels } from '../../api/wordsOfMoney';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { amountCard } from '../../api/amountCard';
import type { Schema } from '../../api/schema';

type Package = typeof packages.$inferSelect;
/** The fields that both lists share. */
type ApiPackage = Schema<'Package'> & Omit<Schema<'LivePackage'>, 'roi_percentage'>;

const onSale = (db: Db, market: Package['market']) =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.market, market), eq(packages.active, true)))
    .orderBy(asc(packages.id));

/** A fixed package has a price, a variable one a range. */
const toApi = ({ id, name, type, price, minimumPrice, maximumPrice, isMt5 }: Package): ApiPackage => ({
  id,
  name,
  type,
  is_mt5: isMt5,
  price: type === 'fixed' ? price : null,
  minimum_price: type === 'fixed' ? null : minimumPrice,
  maximum_price: type === 'fixed' ? null : maximumPrice,
});

/** B §2 Bot package list. */
export const listPackages = memberOperation<'listPackages'>(async (_input, { services: { db } }) => ({
  status: true,
  data: (await onSale(db, 'bot')).map(toApi),
  second_factor_for_others: true,
}));

/** B §2 Live trading package list, with the wallet that pays. */
export const listLivePackages = memberOperation<'listLivePackages'>(
  async (_input, { session, services: { db } }) => {
    const { pay_in } = await balances(db, session.memberId);
    const rows = await onSale(db, 'live');
    return {
      status: true,
      data: rows.map((row): Schema<'LivePackage'> => ({ ...toApi(row), roi_percentage: row.roiPercentage })),
      more_details: [amountCard(walletLabels.pay_in, pay_in)],
      balance: { pay_in: formatAmount(pay_in) },
      second_factor_for_others: true,
    };
  },
);
