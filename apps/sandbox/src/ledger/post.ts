import type { Tx } from '../data/database';
import { runPrepared } from '../data/runPrepared';
import type { WalletKey } from '../data/schema/columns';
import { formatAmount } from './amount';
import { assertBalanced, InsufficientBalance, type Posting, walletChanges, signedCents } from './posting';
import { postAll } from './postAll';

/**
 * Locks the wallets in their fixed order, and books all or nothing. A lock returns a wallet's newest balance, and the
 * update checks it again on its row, so parallel debits can't overdraw. If a wallet doesn't exist yet, it locks none.
 */
const booking = `
  WITH change AS MATERIALIZED (
    SELECT member_id, key, amount FROM json_to_recordset($1::json) c(member_id int, key text, amount numeric)
  ), missing AS MATERIALIZED (
    SELECT FROM change LEFT JOIN wallets w USING (member_id, key) WHERE w.balance IS NULL
  ), locked AS MATERIALIZED (
    SELECT member_id, key, w.balance + amount AS balance FROM wallets w JOIN change USING (member_id, key)
    WHERE NOT EXISTS (SELECT FROM missing) ORDER BY member_id, key FOR UPDATE OF w
  ), uncovered AS MATERIALIZED (
    SELECT member_id, key FROM locked WHERE balance < 0 ORDER BY member_id, key LIMIT 1
  ), moved AS (
    UPDATE wallets w SET balance = w.balance + change.amount FROM change
    WHERE EXISTS (SELECT FROM locked) AND NOT EXISTS (SELECT FROM uncovered)
      AND w.member_id = change.member_id AND w.key = change.key AND w.balance + change.amount >= 0
    RETURNING w.key
  ), booked AS (
    INSERT INTO ledger_transactions (kind, note, source, created_at)
    SELECT $3, $4, $5, $6::timestamptz WHERE EXISTS (SELECT FROM locked) AND NOT EXISTS (SELECT FROM uncovered)
    RETURNING id, source, created_at
  ), entered AS (
    INSERT INTO ledger_entries (transaction_id, member_id, wallet, account, amount, source, created_at)
    SELECT booked.id, e.member_id, e.wallet, e.account, e.amount, booked.source, booked.created_at FROM booked,
      json_to_recordset($2::json) e(member_id int, wallet text, account text, amount numeric)
  )
  SELECT (SELECT id FROM booked) AS id, (SELECT count(*)::int FROM moved) AS moved,
    (SELECT member_id FROM uncovered) AS member_id, (SELECT key FROM uncovered) AS key`;

interface Booked {
  id: string | number | null;
  moved: number;
  /** The first wallet that has less than the posting takes. */
  member_id: number | null;
  key: WalletKey | null;
}

/**
 * Books a posting in one statement and returns its id. The only writer of balances, with postAll (T12, T13). Throws
 * InsufficientBalance, after which nothing was written, or UnbalancedPosting for a caller's fault. Call it once in a
 * transaction, because the lock order that prevents deadlocks holds only within a call.
 */
export async function post(tx: Tx, posting: Posting): Promise<number> {
  assertBalanced(posting);
  const changes = walletChanges(posting.entries);
  const { kind, note, source, at } = posting;
  const [row] = await runPrepared<Booked>(tx, 'book', booking, [
    JSON.stringify(
      changes.map(({ memberId, wallet, cents }) => ({
        member_id: memberId,
        key: wallet,
        amount: formatAmount(cents),
      })),
    ),
    JSON.stringify(
      posting.entries.map((entry) => {
        const side =
          'memberId' in entry
            ? { member_id: entry.memberId, wallet: entry.wallet }
            : { account: entry.account };
        return { ...side, amount: formatAmount(signedCents(entry)) };
      }),
    ),
    ...[kind, note, source, at.toISOString()],
  ]);
  if (row?.member_id && row.key) throw new InsufficientBalance(row.member_id, row.key);
  // The first credit of a wallet: postAll creates the missing ones in the fixed order.
  if (!row?.id) return (await postAll(tx, [posting]))[0] ?? 0;
  if (row.moved !== changes.length) throw new Error('a wallet was not changed');
  return Number(row.id);
}
