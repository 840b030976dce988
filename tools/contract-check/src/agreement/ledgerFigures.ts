import { eq } from 'drizzle-orm';
import type { Db } from '../../../../apps/sandbox/src/data/database';
import { ledgerEntries, ledgerTransactions } from '../../../../apps/sandbox/src/data/schema/ledger';
import { payouts } from '../../../../apps/sandbox/src/data/schema/money';
import { fromStored } from '../../../../apps/sandbox/src/ledger/amount';

const add = (cents: readonly bigint[]) => cents.reduce((sum, one) => sum + one, 0n);

/** A member's figures from the rows of the ledger alone, in cents, without any kept sum. */
export async function ledgerFigures(db: Db, memberId: number) {
  const rows = await db
    .select({ entry: ledgerEntries, kind: ledgerTransactions.kind })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerEntries.memberId, memberId));
  const entries = rows.map(({ kind, entry: { transactionId, wallet, amount, createdAt } }) => ({
    ...{ kind, transactionId, wallet, createdAt, cents: fromStored(amount) },
  }));
  const bonuses = (await db.select().from(payouts).where(eq(payouts.memberId, memberId))).map(
    ({ amount, isPaid, source, createdAt }) => ({ cents: fromStored(amount), isPaid, source, createdAt }),
  );
  // What crosses the border of all wallets is the net of the member's own entries in a transaction.
  const nets = new Map<number, { cents: bigint; createdAt: Date }>();
  for (const { transactionId, cents, createdAt } of entries)
    nets.set(transactionId, { cents: (nets.get(transactionId)?.cents ?? 0n) + cents, createdAt });
  return {
    balance: (wallet?: string) =>
      add(entries.filter((one) => (wallet ?? one.wallet) === one.wallet).map(({ cents }) => cents)),
    /** The member's entries of all transactions of one kind. */
    ofKind: (kind: string) => add(entries.filter((one) => one.kind === kind).map(({ cents }) => cents)),
    crossed: (from: string) => {
      const within = [...nets.values()].filter(({ createdAt }) => createdAt.toISOString() >= from);
      const sum = (isSide: (cents: bigint) => boolean) =>
        add(within.map(({ cents }) => cents).filter(isSide));
      return { into: sum((cents) => cents > 0n), out: -sum((cents) => cents < 0n) };
    },
    /** What came into one wallet and left it. */
    moved: (wallet: string, from: string) => {
      const within = entries
        .filter((one) => one.wallet === wallet && one.createdAt.toISOString() >= from)
        .map(({ cents }) => cents);
      return { into: add(within.filter((one) => one > 0n)), out: -add(within.filter((one) => one < 0n)) };
    },
    sources: [...new Set(bonuses.map(({ source }) => source))],
    bonuses: (isPaid: 0 | 1, { source, from = '' }: { source?: string; from?: string } = {}) =>
      add(
        bonuses
          .filter((one) => one.isPaid === isPaid && (source ?? one.source) === one.source)
          .filter(({ createdAt }) => createdAt.toISOString() >= from)
          .map(({ cents }) => cents),
      ),
  };
}
