import { type WalletKey, walletKeys } from '../../data/schema/columns';
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
export function statementCards(
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
