import { sql } from 'drizzle-orm';
import { bulkInsert } from '../data/bulkInsert';
import { selectRows, type Tx } from '../data/database';
import type { WalletKey } from '../data/schema/columns';
import { ledgerEntries, ledgerTransactions } from '../data/schema/ledger';
import { type Cents, formatAmount, fromStored } from './amount';
import {
  assertBalanced,
  type Entry,
  InsufficientBalance,
  type Posting,
  signedCents,
  walletChanges,
} from './posting';

interface WalletRow {
  member_id: number;
  key: WalletKey;
  balance: string;
}

/**
 * Books many postings in order with a few statements (seeds, a run of bonuses) and returns their ids. Throws like
 * `post`, at the first posting that a wallet can't cover.
 */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<number[]> {
  postings.forEach(assertBalanced);
  const balances = await lockWallets(tx, postings);
  for (const posting of postings) {
    for (const { memberId, wallet, cents } of walletChanges(posting.entries)) {
      const balance = (balances.get(`${memberId} ${wallet}`) ?? 0n) + cents;
      if (balance < 0n) throw new InsufficientBalance(memberId, wallet);
      balances.set(`${memberId} ${wallet}`, balance);
    }
  }
  const ids = await reserveIds(tx, postings.length);
  const booked = postings.map((posting, index) => ({ posting, id: ids[index] ?? 0 }));
  await bulkInsert(
    tx,
    ledgerTransactions,
    booked.map(({ id, posting: { kind, note, source, at } }) => ({ id, kind, note, source, createdAt: at })),
  );
  await bulkInsert(
    tx,
    ledgerEntries,
    booked.flatMap(({ id, posting }) =>
      posting.entries.map((entry) => ({
        memberId: null,
        wallet: null,
        account: null,
        ...entryRow(id, entry, posting),
      })),
    ),
  );
  await writeBalances(tx, balances);
  return ids;
}

/** Creates the row of an entry. */
function entryRow(
  transactionId: number,
  entry: Entry,
  { source, at }: Posting,
): typeof ledgerEntries.$inferInsert {
  const side =
    'memberId' in entry ? { memberId: entry.memberId, wallet: entry.wallet } : { account: entry.account };
  return { transactionId, ...side, amount: formatAmount(signedCents(entry)), source, createdAt: at };
}

/** Creates the missing wallets and locks all of them in the fixed order. */
async function lockWallets(tx: Tx, postings: readonly Posting[]): Promise<Map<string, Cents>> {
  const touched = walletChanges(postings.flatMap(({ entries }) => entries));
  const wanted = JSON.stringify(
    touched.map(({ memberId, wallet }) => ({ member_id: memberId, key: wallet, balance: '0' })),
  );
  await tx.execute(sql`
    INSERT INTO wallets SELECT * FROM json_populate_recordset(NULL::wallets, ${wanted}::json) ORDER BY member_id, key
    ON CONFLICT DO NOTHING`);
  const rows = await selectRows<WalletRow>(
    tx,
    sql`SELECT w.member_id, w.key, w.balance::text FROM wallets w
      JOIN json_populate_recordset(NULL::wallets, ${wanted}::json) r USING (member_id, key)
      ORDER BY w.member_id, w.key FOR UPDATE OF w`,
  );
  return new Map(rows.map(({ member_id, key, balance }) => [`${member_id} ${key}`, fromStored(balance)]));
}

async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await selectRows<{ id: string | number }>(
    tx,
    sql`SELECT nextval(pg_get_serial_sequence('ledger_transactions', 'id')) AS id FROM generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => Number(id));
}

async function writeBalances(tx: Tx, balances: ReadonlyMap<string, Cents>): Promise<void> {
  const rows = [...balances].map(([name, cents]) => {
    const [memberId, key] = name.split(' ');
    return { member_id: Number(memberId), key, balance: formatAmount(cents) };
  });
  await tx.execute(sql`
    UPDATE wallets w SET balance = r.balance
    FROM json_populate_recordset(NULL::wallets, ${JSON.stringify(rows)}::json) r
    WHERE w.member_id = r.member_id AND w.key = r.key`);
}
