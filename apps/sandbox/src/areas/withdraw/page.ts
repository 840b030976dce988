import { heldUntil } from '../../access/safeguards';
import { memberOperation } from '../../contract/operation';
import { snapshot, type Db } from '../../data/database';
import { readSettings } from '../../data/settings';
import { formatAmount } from '../../ledger/amount';
import { balances } from '../../ledger/balances';
import { sumHistory, getTotal } from '../../ledger/historySums';
import { amountCard } from '../../api/amountCard';
import { type Charges, withdrawalTerms } from '../../ledger/withdrawalTerms';
import { requireAmount } from '../../api/requireAmount';
import type { Schema } from '../../api/schema';
import { parseDestination, storedProfile } from './destination';

/** The quote for an amount at this moment (D82), by the rule of the withdrawal. Null without an amount. */
async function toQuote(
  db: Db,
  memberId: number,
  amount: string | undefined,
  charges: Charges,
): Promise<Schema<'WithdrawQuote'> | null> {
  if (amount === undefined) return null;
  const cents = requireAmount('amount', amount);
  const destination = parseDestination(await storedProfile(db, memberId));
  if (!destination) return null;
  const { amountFrom, fee, conversionRate } = withdrawalTerms(cents, destination.coinType, charges);
  return {
    amount: formatAmount(amountFrom),
    fee: formatAmount(fee),
    net: formatAmount(amountFrom - fee),
    rate: destination.coinType === 'bank' ? conversionRate : null,
  };
}

/** B §3 Withdraw page: the available wallets, the rate, and the sent and pending amounts from the ledger. */
export const getWithdrawPage = memberOperation<'getWithdrawPage'>(
  async ({ query }, { session: { memberId }, services: { db: database, clock } }) => {
    // Outside the snapshot, which allows no writes.
    const until = await heldUntil(database, memberId, clock.now());
    return snapshot(database, async (db) => {
      const { pay_out, live, fixed } = await balances(db, memberId);
      const settings = await readSettings(db);
      const { conversion_rate, withdraw_fee_percent, withdraw_min_amount, withdraw_max_amount } = settings;
      const moved = await sumHistory(db, memberId, { source: 'WITHDRAW' });
      const held = getTotal(moved.filter(({ wallet }) => wallet === 'hold'));
      // Pending amounts are in the Hold Wallet and rejected ones are refunded, so the wallets together lack only the
      // sent amount.
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
        min_amount: withdraw_min_amount,
        max_amount: withdraw_max_amount,
        withdrawals_held_until: until?.toISOString() ?? null,
        quote: await toQuote(db, memberId, query.amount, settings),
      };
    });
  },
);
