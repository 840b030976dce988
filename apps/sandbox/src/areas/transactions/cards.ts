import { walletKeys } from '../../data/schema/columns';
import { amountCard } from '../../wire/amountCard';
import type { Schema } from '../../wire/schema';
import { walletLabels } from '../../wire/wordsOfMoney';
import { type HistorySum, getTotal } from '../../ledger/historySums';

/** A card for every wallet, of the whole list: its credits without its debits are its balance. */
export const walletCards = (sums: readonly HistorySum[]): Schema<'SummaryGroup'>[] =>
  walletKeys.map((wallet) => {
    const { credit, debit } = getTotal(sums.filter((sum) => sum.wallet === wallet));
    return {
      title: walletLabels[wallet],
      body: [amountCard('Balance', credit - debit), amountCard('Credit', credit), amountCard('Debit', debit)],
    };
  });

type Moved = Pick<HistorySum, 'credit' | 'debit'>[];

/** The card of a printable statement: what was there before the range, what moved in it, and what was there after. */
export function statementCard(earlier: Moved, moved: Moved): Schema<'SummaryGroup'> {
  const before = getTotal(earlier);
  const { credit, debit } = getTotal(moved);
  const opening = before.credit - before.debit;
  return {
    title: 'Statement',
    body: [
      amountCard('Opening Balance', opening),
      amountCard('Credit', credit),
      amountCard('Debit', debit),
      amountCard('Closing Balance', opening + credit - debit),
    ],
  };
}
