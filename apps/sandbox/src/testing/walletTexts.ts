import type { Db } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { formatAmount } from '../ledger/amount';
import { balances } from '../ledger/balances';

/** A member's balances in the format that members read. */
export async function walletTexts(db: Db, memberId: number): Promise<Record<WalletKey, string>> {
  const { pay_in, pay_out, live, fixed, hold } = await balances(db, memberId);
  return {
    pay_in: formatAmount(pay_in),
    pay_out: formatAmount(pay_out),
    live: formatAmount(live),
    fixed: formatAmount(fixed),
    hold: formatAmount(hold),
  };
}
