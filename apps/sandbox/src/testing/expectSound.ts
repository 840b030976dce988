import { expect } from 'vitest';
import type { Db } from '../data/database';
import { checkLedger, describeCheck } from '../ledger/check';
import { total, balances } from '../ledger/balances';
import { findAllSumFaults } from '../data/sums/findFaults';
import type { WalletKey } from '../data/schema/columns';
import { formatAmount } from '../ledger/amount';

/** Every kept sum is that of its rows, every rule of money holds, and no cent was lost or created. */
export const expectSound = async (db: Db): Promise<void> =>
  expect(describeCheck(await checkLedger(db))).toEqual(['The ledger is sound: 0.00 in all.']);

/** The same without the rules, for postings that no request or payout asked for. */
export async function expectKept(db: Db): Promise<void> {
  expect(await findAllSumFaults(db)).toEqual([]);
  expect(await total(db)).toBe(0n);
}

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
