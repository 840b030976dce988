import { and, asc, eq } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Db } from '../../data/database';
import { packages } from '../../data/schema/catalogue';
import { walletLabels } from '../../data/wordsOfMoney';
import { balances } from '../../ledger/balances';

type Package = typeof packages.$inferSelect;

const onSale = (db: Db, market: Package['market']) =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.market, market), eq(packages.active, true)))
    .orderBy(asc(packages.id));

/** A fixed package has a price, a variable one a range. */
const asWire = ({ id, name, type, price, minimumPrice, maximumPrice, isMt5 }: Package) => ({
  ...{ id, name, type, is_mt5: isMt5 === 1 ? 1 : 0 },
  ...(type === 'fixed'
    ? { price, minimum_price: null, maximum_price: null }
    : { price: null, minimum_price: minimumPrice, maximum_price: maximumPrice }),
});

/** B §2 Bot package list. */
export const listPackages = memberOperation(async (_input, { services: { db } }) => ({
  status: true,
  data: (await onSale(db, 'bot')).map(asWire),
}));

/** B §2 Live trading package list, with the wallet that pays. */
export const listLivePackages = memberOperation(async (_input, { session, services: { db } }) => {
  const { pay_in } = await balances(db, session.memberId);
  const rows = await onSale(db, 'live');
  return {
    status: true,
    data: rows.map((row) => ({ ...asWire(row), roi_percentage: row.roiPercentage })),
    more_details: [{ title: walletLabels.pay_in, type: 'amount', value: pay_in }],
    balance: { pay_in },
  };
});
