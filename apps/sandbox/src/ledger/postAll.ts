import type { Tx } from '../data/database';
import { runPrepared } from '../data/runPrepared';
import type { WalletKey } from '../data/schema/columns';
import { type Cents, formatAmount, fromStored } from './amount';
import { assertBalanced, InsufficientBalance, type Posting, signedCents, walletChanges } from './posting';

const touched = 'json_to_recordset($1::json) c(member_id int, key text)';

/** Locks the wallets in their fixed order and reads the newest balances. */
const locking = `
  SELECT member_id, key, w.balance::text FROM wallets w JOIN ${touched} USING (member_id, key)
  ORDER BY member_id, key FOR UPDATE OF w`;

/** The same if every wallet exists. Otherwise it locks none, because all are locked in order. */
const lockingAll = locking.replace(
  'ORDER BY',
  `WHERE NOT EXISTS (SELECT FROM ${touched} LEFT JOIN wallets o USING (member_id, key) WHERE o.balance IS NULL) ORDER BY`,
);

const creation = `
  INSERT INTO wallets (member_id, key, balance) SELECT member_id, key, 0 FROM ${touched} ORDER BY member_id, key
  ON CONFLICT DO NOTHING`;

/** Writes new balances of locked wallets, transactions and their entries, all in one statement. */
const booking = `
  WITH numbered AS MATERIALIZED (
    SELECT p.*, nextval(pg_get_serial_sequence('ledger_transactions', 'id')) AS id
    FROM json_to_recordset($2::json) p(n int, kind text, note text, source text, created_at timestamptz) ORDER BY n
  ), moved AS (
    UPDATE wallets w SET balance = c.balance FROM json_to_recordset($1::json) c(member_id int, key text, balance numeric)
    WHERE w.member_id = c.member_id AND w.key = c.key
  ), booked AS (
    INSERT INTO ledger_transactions (id, kind, note, source, created_at)
    SELECT id, kind, note, source, created_at FROM numbered ORDER BY n
  ), entered AS (
    INSERT INTO ledger_entries (transaction_id, member_id, wallet, account, amount, source, created_at)
    SELECT numbered.id, e.member_id, e.wallet, e.account, e.amount, numbered.source, numbered.created_at
    FROM json_to_recordset($3::json) e(at int, n int, member_id int, wallet text, account text, amount numeric)
    JOIN numbered USING (n) ORDER BY e.at
  )
  SELECT id FROM numbered ORDER BY n`;

interface WalletRow {
  member_id: number;
  key: WalletKey;
  balance: string;
}

/** Locks the wallets of postings and returns their balances by member and key. */
async function lockWallets(tx: Tx, postings: readonly Posting[]): Promise<Map<string, Cents>> {
  const changes = walletChanges(postings.flatMap(({ entries }) => entries));
  const wanted = [
    JSON.stringify(changes.map(({ memberId, wallet }) => ({ member_id: memberId, key: wallet }))),
  ];
  let rows = await runPrepared<WalletRow>(tx, 'lock wallets', lockingAll, wanted);
  // The first credit of a wallet.
  if (rows.length < changes.length) {
    await runPrepared(tx, 'create wallets', creation, wanted);
    rows = await runPrepared<WalletRow>(tx, 'lock created wallets', locking, wanted);
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
 * Books postings in order and returns their ids. The only writer of balances (T12, T13). Throws InsufficientBalance,
 * after which nothing was written, or UnbalancedPosting for a caller's fault. Call it once in a transaction, because the
 * lock order that prevents deadlocks holds only within a call.
 */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<number[]> {
  postings.forEach(assertBalanced);
  const balances = await lockWallets(tx, postings);
  apply(postings, balances);
  const wallets = [...balances].map(([name, cents]) => {
    const [memberId, key] = name.split(' ');
    return { member_id: Number(memberId), key, balance: formatAmount(cents) };
  });
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
  const rows = await runPrepared<{ id: string | number }>(tx, 'book', booking, [
    JSON.stringify(wallets),
    JSON.stringify(transactions),
    JSON.stringify(entries.map((entry, at) => ({ at, ...entry }))),
  ]);
  return rows.map(({ id }) => Number(id));
}
