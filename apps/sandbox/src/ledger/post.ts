import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../data/database';
import { ledgerEntries, ledgerTransactions, wallets } from '../data/schema/ledger';
import { formatAmount } from './amount';
import {
  assertBalanced,
  type Entry,
  InsufficientBalance,
  type Posting,
  walletChanges,
  type WalletChange,
  signedCents,
} from './posting';

/**
 * Books a posting and returns its id. The only writer of balances, with postAll (T12, T13). Throws InsufficientBalance,
 * which needs a rollback to the savepoint, or UnbalancedPosting for a caller's fault. Call it once in a transaction,
 * because the lock order that prevents deadlocks holds only within a call.
 */
export async function post(tx: Tx, posting: Posting): Promise<number> {
  assertBalanced(posting);
  for (const change of walletChanges(posting.entries)) await applyChange(tx, change);
  const { kind, note, source, at } = posting;
  const [booked] = await tx
    .insert(ledgerTransactions)
    .values({ kind, note, source, createdAt: at })
    .returning({ id: ledgerTransactions.id })
    .prepare('book a transaction')
    .execute();
  if (!booked) throw new Error('the ledger gave no id');
  await tx
    .insert(ledgerEntries)
    .values(posting.entries.map((entry) => entryRow(booked.id, entry, posting)))
    // The statement's text depends on which sides are wallets.
    .prepare(`book entries ${posting.entries.map((entry) => ('memberId' in entry ? 'w' : 'h')).join('')}`)
    .execute();
  return booked.id;
}

/** Creates the row of an entry, also for postAll. */
export function entryRow(
  transactionId: number,
  entry: Entry,
  { source, at }: Posting,
): typeof ledgerEntries.$inferInsert {
  const side =
    'memberId' in entry ? { memberId: entry.memberId, wallet: entry.wallet } : { account: entry.account };
  return { transactionId, ...side, amount: formatAmount(signedCents(entry)), source, createdAt: at };
}

async function applyChange(tx: Tx, { memberId, wallet, cents }: WalletChange): Promise<void> {
  if (cents > 0n) {
    const balance = formatAmount(cents);
    await tx
      .insert(wallets)
      .values({ memberId, key: wallet, balance })
      .onConflictDoUpdate({
        target: [wallets.memberId, wallets.key],
        set: { balance: sql`${wallets.balance} + excluded.balance` },
      })
      .prepare('credit')
      .execute();
    return;
  }
  const amount = formatAmount(-cents);
  // The database checks the condition again on the newest row after it gets the lock, so parallel debits can't
  // overdraw.
  const debited = await tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} - ${amount}::numeric` })
    .where(and(eq(wallets.memberId, memberId), eq(wallets.key, wallet), gte(wallets.balance, amount)))
    .returning({ key: wallets.key })
    .prepare('debit')
    .execute();
  if (debited.length === 0) throw new InsufficientBalance(memberId, wallet);
}
