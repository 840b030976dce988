import { refusedAt } from './refusal';
import type { Db, Tx } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import type { Cents } from '../ledger/amount';
import { balances } from '../ledger/balances';
import { InsufficientBalance } from '../ledger/posting';

/** B §5's text for an insufficient wallet, also shown at the amount's field. */
const insufficient = (field: string) => refusedAt(field, 'Insufficient Balance');

/** Refuses an uncovered amount early, so no code is consumed for it. The ledger still decides later (T13). */
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
 * Runs `work` in one transaction, so the posting and its rows are written together or not at all. An insufficient
 * wallet becomes a refusal.
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
