import { heldUntil } from '../../access/safeguards';
import { memberOperation } from '../../contract/operation';
import { snapshot } from '../../data/database';
import { readSettings } from '../../data/settings';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { sumHistory, getTotal } from '../../ledger/historySums';
import { amountCard } from '../../wire/amountCard';
import { toQuote } from './quote';

/** B §3 Withdraw page: the wallets on offer, the rate, and what was sent and waits, as the ledger has it. */
export const getWithdrawPage = memberOperation<'getWithdrawPage'>(
  async ({ query }, { session: { memberId }, services: { db: database, clock } }) => {
    // Outside of the snapshot, which takes no writes.
    const until = await heldUntil(database, memberId, clock.now());
    return snapshot(database, async (db) => {
      const { pay_out, live, fixed } = await balances(db, memberId);
      const settings = await readSettings(db);
      const { conversion_rate, withdraw_fee_percent } = settings;
      const moved = await sumHistory(db, memberId, { source: 'WITHDRAW' });
      const held = getTotal(moved.filter(({ wallet }) => wallet === 'hold'));
      // What was asked for lies in the Hold Wallet, what was rejected is back: all wallets together lack what was sent.
      const all = getTotal(moved);
      return {
        status: true,
        more_details: [
          amountCard('Total Withdrawals', all.debit - all.credit),
          amountCard('Pending Withdrawals', held.credit - held.debit),
          { title: 'Withdrawal Fee', type: 'percent', value: withdraw_fee_percent },
        ],
        balance: { pay_out: formatAmount(pay_out), live: formatAmount(live), fixed: formatAmount(fixed) },
        conversion_rate,
        withdrawals_held_until: until?.toISOString() ?? null,
        quote: await toQuote(db, memberId, query.amount, settings),
      };
    });
  },
);
