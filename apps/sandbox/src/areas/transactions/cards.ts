import { walletKeys } from '../../data/schema/columns';
import { amountCard } from '../../api/amountCard';
import type { Schema } from '../../api/schema';
import { walletLabels } from '../../api/wordsOfMoney';
import { type HistorySum, getTotal } from '../../ledger/historySums';

/** A card for each wallet over the whole list. Credits minus debits are the balance. */
export const walletCards = (sums: readonly HistorySum[]): Schema<'SummaryGroup'>[] =>
  walletKeys.map((wallet) => {
    const { credit, debit } = getTotal(sums.filter((sum) => sum.wallet === wallet));
    return {
      title: walletLabels[wallet],
      body: [amountCard('Balance', credit - debit), amountCard('Credit', credit), amountCard('Debit', debit)],
    };
  });

type Moved = Pick<HistorySum, 'credit' | 'debit'>[];

/** The card of a printable statement: the balance before the range, its transactions and the balance after it. */
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
