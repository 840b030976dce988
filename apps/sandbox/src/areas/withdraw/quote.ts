import type { Db } from '../../data/database';
import { formatAmount } from '../../ledger/amount';
import { type Charges, withdrawalTerms } from '../../ledger/withdrawalTerms';
import { requireAmount } from '../../api/requireAmount';
import type { Schema } from '../../api/schema';
import { parseDestination, storedProfile } from './destination';

/** The quote for an amount at this moment (D82), by the rule of the withdrawal. Null without an amount. */
export async function toQuote(
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
