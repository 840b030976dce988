import type { Db } from '../../data/database';
import type { WalletKey } from '../../data/schema/columns';
import { walletLabels } from '../../data/wordsOfMoney';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { sumHistory, totalOf } from '../../ledger/history';

/** The two wallets of a transfer, what has arrived by transfers, and what waits for the operator: all from the ledger. */
export async function transferCards(db: Db, memberId: number) {
  const held = await balances(db, memberId);
  const moved = await sumHistory(db, memberId, { source: 'TRANSFER' });
  const into = (wallet: WalletKey) => totalOf(moved.filter((sum) => sum.wallet === wallet));
  const { credit, debit } = into('hold');
  const card = (title: string, value: string) => ({ title, type: 'amount', value });
  return [
    card(walletLabels.pay_out, held.pay_out),
    card(walletLabels.pay_in, held.pay_in),
    card('Total Transferred', formatAmount(into('pay_in').credit)),
    card('Pending Transfers', formatAmount(credit - debit)),
  ];
}
