import { refusedAt } from '../contract/refusal';
import type { Db, Tx } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { type Cents, fromStored } from './amount';
import { balances } from './balances';
import { InsufficientBalance } from './movement';

/** The words of B §5 for a wallet that holds less, at the field of the amount too. */
const insufficient = (field: string) => refusedAt(field, 'Insufficient Balance');

/** Refuses what a wallet can't cover anyway, before a code is used up for it. The ledger itself decides later (T13). */
export async function requireBalance(
  db: Db,
  memberId: number,
  wallet: WalletKey,
  amount: Cents,
  field: string,
): Promise<void> {
  if (fromStored((await balances(db, memberId))[wallet]) < amount) throw insufficient(field);
}

/** Writes a movement and the rows that tell of it, all or nothing; a wallet that holds less is a refusal. */
export async function bookOrRefuse(db: Db, field: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  try {
    await db.transaction(work);
  } catch (error) {
    if (error instanceof InsufficientBalance) throw insufficient(field);
    throw error;
  }
}
