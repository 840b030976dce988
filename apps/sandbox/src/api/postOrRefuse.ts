import { refusedAt } from './refusal';
import { type Db, inTransaction, type Tx } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import type { Cents } from '../ledger/amount';
import type { Balances } from '../ledger/balances';
import { InsufficientBalance } from '../ledger/posting';

/** B §5's text for an insufficient wallet, also shown at the amount's field. */
const insufficient = (field: string) => refusedAt(field, 'Insufficient Balance');

/** Refuses an uncovered amount early, so no code is consumed for it. The ledger still decides later (T13). */
export function requireBalance(held: Balances, wallet: WalletKey, amount: Cents, field: string): void {
  if (held[wallet] < amount) throw insufficient(field);
}

/**
 * Runs `work` in one transaction, so the posting and its rows are written together or not at all. An insufficient
 * wallet becomes a refusal. Nothing may be written before the posting, because a refused one needs no savepoint.
 */
export const postOrRefuse = <Result>(
  db: Db,
  field: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => inTransaction(db, work).catch(refuseAt(field));

const refuseAt = (field: string) => (error: unknown) => {
  throw error instanceof InsufficientBalance ? insufficient(field) : error;
};
