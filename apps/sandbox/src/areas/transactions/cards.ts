import type { Db } from '../../data/database';
import { walletKeys } from '../../data/schema/columns';
import { walletLabels } from '../../data/wordsOfMoney';
import { formatAmount } from '../../ledger/amount';
import type { Cents } from '../../ledger/amount';
import { type HistoryFilter, type HistorySum, sumHistory, totalOf } from '../../ledger/history';

const figure = (title: string, cents: Cents) => ({ title, type: 'amount', value: formatAmount(cents) });

/** A card for every wallet, of the whole list: its credits without its debits are its balance. */
export const walletCards = (sums: readonly HistorySum[]) =>
  walletKeys.map((wallet) => {
    const { credit, debit } = totalOf(sums.filter((sum) => sum.wallet === wallet));
    return {
      title: walletLabels[wallet],
      body: [figure('Balance', credit - debit), figure('Credit', credit), figure('Debit', debit)],
    };
  });

/** The card of a printable statement: what was there before the range, what moved in it, and what was there after. */
export async function statement(
  db: Db,
  memberId: number,
  { wallet, from, before }: Pick<HistoryFilter, 'wallet' | 'from' | 'before'>,
) {
  const earlier = from ? totalOf(await sumHistory(db, memberId, { wallet, before: from })) : undefined;
  const { credit, debit } = totalOf(await sumHistory(db, memberId, { wallet, from, before }));
  const opening = earlier ? earlier.credit - earlier.debit : 0n;
  return {
    title: 'Statement',
    body: [
      figure('Opening Balance', opening),
      figure('Credit', credit),
      figure('Debit', debit),
      figure('Closing Balance', opening + credit - debit),
    ],
  };
}
