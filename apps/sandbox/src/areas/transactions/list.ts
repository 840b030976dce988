import { toMoments } from '../../api/dates';
import { memberOperation } from '../../contract/operation';
import { readPage } from '../../api/readPage';
import type { Schema } from '../../api/schema';
import { sourceOptions } from '../../api/wordsOfMoney';
import { formatAmount } from '../../ledger/amount';
import { type HistoryEntry, readHistory } from '../../ledger/history';
import { statementCards, walletCards } from './cards';

const toApi = ({
  id,
  wallet,
  cents,
  note,
  source,
  createdAt,
  otherWallet,
}: HistoryEntry): Schema<'Transaction'> => ({
  id,
  wallet,
  type: cents < 0n ? 'debit' : 'credit',
  value: formatAmount(cents < 0n ? -cents : cents),
  note,
  source,
  created_at: createdAt.toISOString(),
  other_wallet: otherWallet,
});

/** B §2 Transactions: rows, cards and options from one moment, so they always agree. */
export const listTransactions = memberOperation<'listTransactions'>(
  async ({ query }, { session: { memberId }, services: { db } }) => {
    const { wallet, type, source, from_date, to_date } = query;
    const isStatement = query.export !== undefined && type === undefined && source === undefined;
    const filter = { wallet, type, source, ...toMoments(query), isStatement };
    const { page, parts } = await readPage(query, {
      path: '/transactions',
      filters: { wallet, type, source, from_date, to_date },
      read: ({ limit, offset, after }) => readHistory(db, memberId, { ...filter, limit, offset, after }),
      getKey: ({ createdAt, id }) => ({ at: createdAt, id }),
      toApi,
    });
    const { sums, earlier, moved } = parts;
    return {
      status: true,
      ...page,
      more_details: [...walletCards(sums), ...(isStatement ? statementCards(wallet, earlier, moved) : [])],
      source: sourceOptions(sums.map((sum) => sum.source)),
    };
  },
);
