import type { Tx } from '../data/database';
import { runPrepared } from '../data/runPrepared';
import type { WalletKey } from '../data/schema/columns';
import { formatAmount } from './amount';
import { assertBalanced, InsufficientBalance, type Posting, signedCents } from './posting';

/** A booked transaction, or the wallet that can't cover a posting. */
export type Posted =
  | { id: string | number; member_id: null; wallet: null }
  | { id: null; member_id: number; wallet: WalletKey };

/** Postings as the owner's functions read them, with the number of each. Throws UnbalancedPosting for a caller's fault. */
export function toRecords(postings: readonly Posting[]) {
  postings.forEach(assertBalanced);
  const transactions = postings.map(({ kind, note, source, at }, n) => ({
    n,
    kind,
    note,
    source,
    created_at: at.toISOString(),
  }));
  const entries = postings.flatMap((posting, n) =>
    posting.entries.map((entry) => ({
      ...('memberId' in entry
        ? { member_id: entry.memberId, wallet: entry.wallet }
        : { account: entry.account }),
      ...{ n, amount: formatAmount(signedCents(entry)) },
    })),
  );
  return { transactions, entries: entries.map((entry, at) => ({ at, ...entry })) };
}

/** The id of a booked transaction. Throws InsufficientBalance for a wallet that can't cover it. */
export function requirePosted({ id, member_id, wallet }: Posted): number {
  if (id === null) throw new InsufficientBalance(member_id, wallet);
  return Number(id);
}

/**
 * Books postings in order and returns their ids. Balances are written only here and in `buy` (T12, T13), through the
 * owner's functions in the migrations (T46). Throws InsufficientBalance,
 * after which nothing was written, or UnbalancedPosting for a caller's fault. Call it once in a transaction, because the
 * lock order that prevents deadlocks holds only within a call.
 */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<number[]> {
  const { transactions, entries } = toRecords(postings);
  // One round trip, because other writes wait for these wallets.
  const rows = await runPrepared<Posted>(
    tx,
    'post',
    'SELECT id, member_id, wallet FROM post($1::json, $2::json) WITH ORDINALITY p(id, member_id, wallet, at) ORDER BY at',
    [JSON.stringify(transactions), JSON.stringify(entries)],
  );
  return rows.map(requirePosted);
}

/** Books one posting and returns its id. */
export async function post(tx: Tx, posting: Posting): Promise<number> {
  const [id] = await postAll(tx, [posting]);
  if (id === undefined) throw new Error('the ledger gave no id');
  return id;
}
