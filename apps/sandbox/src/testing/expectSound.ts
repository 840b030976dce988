import { expect } from 'vitest';
import type { Db } from '../data/database';
import { checkLedger, describeCheck } from '../ledger/check';
import { total } from '../ledger/balances';
import { findAllSumFaults } from '../data/sums/findFaults';

/** Every kept sum is that of its rows, every rule of money holds, and no cent was lost or created. */
export const expectSound = async (db: Db): Promise<void> =>
  expect(describeCheck(await checkLedger(db))).toEqual(['The ledger is sound: 0.00 in all.']);

/** The same without the rules, for postings that no request or payout asked for. */
export async function expectKept(db: Db): Promise<void> {
  expect(await findAllSumFaults(db)).toEqual([]);
  expect(await total(db)).toBe(0n);
}
