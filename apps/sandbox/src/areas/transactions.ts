import { type Handlers, memberOperation } from '../contract/operation';
import { toSummedRange } from '../api/summedRange';
import { formatAmount } from '../ledger/amount';
import { readDayBalances } from '../ledger/historyDays';
import { toMoments } from '../api/dates';
import { readPage } from '../api/readPage';
import type { Schema } from '../api/schema';
import { sourceOptions, walletLabels } from '../api/wordsOfMoney';
import { type HistoryEntry, readHistory } from '../ledger/history';
import { type WalletKey, walletKeys } from '../data/schema/columns';
import { amountCard } from '../api/amountCard';
import { getTotal, type HistorySum } from '../ledger/historySums';

/** A card for each wallet over the whole list. Credits minus debits are the balance. */
const walletCards = (sums: readonly HistorySum[]): Schema<'SummaryGroup'>[] =>
  walletKeys.map((wallet) => {
    const { credit, debit } = getTotal(sums.filter((sum) => sum.wallet === wallet));
    return {
      title: walletLabels[wallet],
      body: [amountCard('Balance', credit - debit), amountCard('Credit', credit), amountCard('Debit', debit)],
    };
  });

type Moved = Pick<HistorySum, 'credit' | 'debit'>[];

/** A card of a printable statement: the balance before the range, its transactions and the balance after it. */
function statementCard(title: string, earlier: Moved, moved: Moved): Schema<'SummaryGroup'> {
  const before = getTotal(earlier);
  const { credit, debit } = getTotal(moved);
  const opening = before.credit - before.debit;
  return {
    title,
    body: [
      amountCard('Opening Balance', opening),
      amountCard('Credit', credit),
      amountCard('Debit', debit),
      amountCard('Closing Balance', opening + credit - debit),
    ],
  };
}

/** The cards of a statement of one wallet. Those of all wallets together have one for each wallet too. */
function statementCards(
  wallet: WalletKey | undefined,
  earlier: HistorySum[],
  moved: HistorySum[],
): Schema<'SummaryGroup'>[] {
  const ofWallet = (key: WalletKey, sums: HistorySum[]) => sums.filter((sum) => sum.wallet === key);
  const each = wallet === undefined ? walletKeys : [];
  return [
    ...each.map((key) =>
      statementCard(`Statement of ${walletLabels[key]}`, ofWallet(key, earlier), ofWallet(key, moved)),
    ),
    statementCard('Statement', earlier, moved),
  ];
}

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
const listTransactions = memberOperation<'listTransactions'>(
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

/** The days of a year, with the last one. */
const days = 366;

/** What moved by day, with the balance after it, from sums that a trigger maintains. */
const getTransactionSummary = memberOperation<'getTransactionSummary'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const { wallet } = query;
    const range = toSummedRange(query, { now: clock.now(), days });
    const { opening, closing, balances } = await readDayBalances(db, { memberId, wallet, ...range });
    return {
      status: true,
      opening_balance: formatAmount(opening),
      closing_balance: formatAmount(closing),
      data: balances.map(({ day, credit, debit, balance }) => ({
        ...{ day, in: formatAmount(credit), out: formatAmount(debit) },
        closing_balance: formatAmount(balance),
      })),
    };
  },
);

export const transactionsHandlers = { listTransactions, getTransactionSummary } satisfies Partial<Handlers>;
