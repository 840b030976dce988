import { type DayRange, momentsOf } from '../../contract/dates';
import { memberOperation } from '../../contract/operation';
import { pageOf, type PageQuery, requireWhole, sliceOf } from '../../contract/page';
import { snapshot } from '../../data/database';
import type { WalletKey } from '../../data/schema/columns';
import { sourceChoices } from '../../data/wordsOfMoney';
import { countHistory, readHistory, sumHistory } from '../../ledger/history';
import { statement, walletCards } from './cards';

interface Query extends PageQuery, DayRange {
  wallet?: WalletKey;
  type?: 'debit' | 'credit';
  source?: string;
}

type Row = Awaited<ReturnType<typeof readHistory>>[number];

const asWire = ({ id, wallet, amount, note, source, createdAt }: Row) => ({
  id,
  wallet,
  type: amount.startsWith('-') ? 'debit' : 'credit',
  value: amount.replace('-', ''),
  note,
  source,
  created_at: createdAt.toISOString(),
});

/** B §2 Transactions: rows, cards and choices as of one moment, so that they always agree. */
export const listTransactions = memberOperation(
  async ({ query }: { query: Query }, { session: { memberId }, services }) =>
    snapshot(services.db, async (db) => {
      const { wallet, type, source, from_date, to_date } = query;
      const slice = sliceOf(query);
      const range = { wallet, ...momentsOf(query) };
      const filter = { ...range, type, source };
      const total = await countHistory(db, memberId, filter);
      requireWhole(total, slice);
      const rows = await readHistory(db, memberId, filter, slice);
      const sums = await sumHistory(db, memberId);
      const isStatement = query.export !== undefined && type === undefined && source === undefined;
      return {
        status: true,
        ...pageOf(rows.map(asWire), total, slice, '/transactions', {
          wallet,
          type,
          source,
          from_date,
          to_date,
        }),
        more_details: [...walletCards(sums), ...(isStatement ? [await statement(db, memberId, range)] : [])],
        source: sourceChoices(sums.map((sum) => sum.source)),
      };
    }),
);
