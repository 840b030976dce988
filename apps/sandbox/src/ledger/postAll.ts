import type { Tx } from '../data/database';
import { runPrepared } from '../data/runPrepared';
import type { WalletKey } from '../data/schema/columns';
import { type Cents, formatAmount, fromStored } from './amount';
import { assertBalanced, InsufficientBalance, type Posting, signedCents, walletChanges } from './posting';

interface WalletRow {
  member_id: number;
  key: WalletKey;
  balance: string;
}

const locking = 'SELECT * FROM lock_wallets($1::json)';

/** Locks the wallets of postings and returns their balances by member and key. */
async function lockWallets(tx: Tx, postings: readonly Posting[]): Promise<Map<string, Cents>> {
  const changes = walletChanges(postings.flatMap(({ entries }) => entries));
  const wanted = [
    JSON.stringify(changes.map(({ memberId, wallet }) => ({ member_id: memberId, key: wallet }))),
  ];
  let rows = await runPrepared<WalletRow>(tx, 'lock wallets', locking, wanted);
  // The first credit of a wallet.
  if (rows.length < changes.length) {
    await runPrepared(tx, 'create wallets', 'SELECT create_wallets($1::json)', wanted);
    rows = await runPrepared<WalletRow>(tx, 'lock wallets', locking, wanted);
  }
  return new Map(rows.map(({ member_id, key, balance }) => [`${member_id} ${key}`, fromStored(balance)]));
}

/** Applies postings to balances in order. Throws at the first one that a wallet can't cover. */
function apply(postings: readonly Posting[], balances: Map<string, Cents>): void {
  for (const { entries } of postings)
    for (const { memberId, wallet, cents } of walletChanges(entries)) {
      const balance = (balances.get(`${memberId} ${wallet}`) ?? 0n) + cents;
      if (balance < 0n) throw new InsufficientBalance(memberId, wallet);
      balances.set(`${memberId} ${wallet}`, balance);
    }
}

/**
 * Books postings in order and returns their ids. The only writer of balances (T12, T13), through the owner's functions
 * in the migrations (T46). Throws InsufficientBalance,
 * after which nothing was written, or UnbalancedPosting for a caller's fault. Call it once in a transaction, because the
 * lock order that prevents deadlocks holds only within a call.
 */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<number[]> {
  postings.forEach(assertBalanced);
  apply(postings, await lockWallets(tx, postings));
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
  const rows = await runPrepared<{ id: string | number }>(
    tx,
    'book',
    'SELECT id FROM book($1::json, $2::json) WITH ORDINALITY b(id, at) ORDER BY at',
    [JSON.stringify(transactions), JSON.stringify(entries.map((entry, at) => ({ at, ...entry })))],
  );
  return rows.map(({ id }) => Number(id));
}
