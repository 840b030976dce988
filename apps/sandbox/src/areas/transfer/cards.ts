import type { WalletKey } from '../../data/schema/columns';
import type { Balances } from '../../ledger/balances';
import { type HistorySum, getTotal } from '../../ledger/historySums';
import { amountCard } from '../../api/amountCard';
import type { Schema } from '../../api/schema';
import { walletLabels } from '../../api/wordsOfMoney';

/** Both wallets, the received transfers and the amount that waits for the operator, all from the ledger. */
export function transferCards(held: Balances, moved: readonly HistorySum[]): Schema<'SummaryCard'>[] {
  const into = (wallet: WalletKey) => getTotal(moved.filter((sum) => sum.wallet === wallet));
  const { credit, debit } = into('hold');
  return [
    amountCard(walletLabels.pay_out, held.pay_out),
    amountCard(walletLabels.pay_in, held.pay_in),
    amountCard('Total Transferred', into('pay_in').credit),
    amountCard('Pending Transfers', credit - debit),
  ];
}
