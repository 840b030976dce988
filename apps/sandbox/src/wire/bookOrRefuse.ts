import { refusedAt } from './refusal';
import type { Db, Tx } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import type { Cents } from '../ledger/amount';
import { balances } from '../ledger/balances';
import { InsufficientBalance } from '../ledger/posting';

/** The words of B §5 for a wallet that holds too little; they stand at the field of the amount too. */
const insufficient = (field: string) => refusedAt(field, 'Insufficient Balance');

/**
 * Refuses early what a wallet can't cover, so that no code is used up for it. The ledger itself decides later (T13).
 */
export async function requireBalance(
  db: Db,
  memberId: number,
  wallet: WalletKey,
  amount: Cents,
  field: string,
): Promise<void> {
  if ((await balances(db, memberId))[wallet] < amount) throw insufficient(field);
}

/**
 * Runs `work` in one transaction: the movement and its rows are written together or not at all. A wallet that holds too
 * little becomes a refusal.
 */
export async function bookOrRefuse<Result>(
  db: Db,
  field: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (error instanceof InsufficientBalance) throw insufficient(field);
    throw error;
  }
}
