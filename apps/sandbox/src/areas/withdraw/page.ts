import { memberOperation } from '../../contract/operation';
import { snapshot } from '../../data/database';
import { readSettings } from '../../data/settings';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { sumHistory, totalOf } from '../../ledger/history';

/** B §3 Withdraw page: the wallets on offer, the rate, and what was sent and waits, as the ledger has it. */
export const getWithdrawPage = memberOperation(async (_input, { session: { memberId }, services }) =>
  snapshot(services.db, async (db) => {
    const { pay_out, live, fixed } = await balances(db, memberId);
    const { conversion_rate, withdraw_fee_percent } = await readSettings(db);
    const moved = await sumHistory(db, memberId, { source: 'WITHDRAW' });
    const held = totalOf(moved.filter(({ wallet }) => wallet === 'hold'));
    // What was asked for lies in the Hold Wallet, what was rejected is back: all wallets together lack what was sent.
    const all = totalOf(moved);
    return {
      status: true,
      more_details: [
        { title: 'Total Withdrawals', type: 'amount', value: formatAmount(all.debit - all.credit) },
        { title: 'Pending Withdrawals', type: 'amount', value: formatAmount(held.credit - held.debit) },
        { title: 'Withdrawal Fee', type: 'percent', value: withdraw_fee_percent },
      ],
      balance: { pay_out, live, fixed },
      conversion_rate,
    };
  }),
);
