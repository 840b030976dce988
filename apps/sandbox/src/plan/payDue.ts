import { and, eq, lte, sql } from 'drizzle-orm';
import { type Db, selectRows, type Tx } from '../data/database';
import { hasDuePayments } from '../data/duePayments';
import { packages } from '../data/schema/catalogue';
import type { WalletKey } from '../data/schema/columns';
import { type PayoutReason, payouts } from '../data/schema/money';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { type Cents, formatAmount } from '../ledger/amount';
import { bonusPaid } from '../ledger/postings';
import { postAll } from '../ledger/post';
import { bonusWallet } from './toBonuses';
import { getQuarter, roiDescription, roiDue } from './roi';

/**
 * Pays a member's due ROI and records ended subscriptions as of `now`. It runs before each of the member's calls that
 * finds something due (http/guard.ts), so due money is never missing (ADR 8). It is idempotent because due payments are
 * read under the row's lock.
 */
export async function payDue(db: Db, memberId: number, now: Date): Promise<void> {
  if (!(await isDue(db, memberId, now))) return;
  await db.transaction(async (tx) => {
    await tx
      .update(subscriptions)
      .set({ status: 0 })
      .where(
        and(
          eq(subscriptions.memberId, memberId),
          eq(subscriptions.status, 1),
          lte(subscriptions.endDate, now),
        ),
      );
    await payRoi(tx, memberId, now);
  });
}

async function isDue(db: Db, memberId: number, now: Date): Promise<boolean> {
  const [row] = await selectRows<{ due: boolean }>(
    db,
    sql`SELECT ${hasDuePayments(memberId, now.toISOString())} AS due`,
  );
  return row?.due === true;
}

interface Payment {
  at: Date;
  cents: Cents;
  wallet: WalletKey;
  description: string;
  why: PayoutReason;
}

async function payRoi(tx: Tx, memberId: number, now: Date): Promise<void> {
  const mine = and(eq(liveSubscriptions.memberId, memberId), lte(liveSubscriptions.dueAt, now));
  const rows = await tx
    .select()
    .from(liveSubscriptions)
    .innerJoin(packages, eq(packages.id, liveSubscriptions.packageId))
    .where(mine)
    .orderBy(liveSubscriptions.id)
    .for('update', { of: liveSubscriptions });
  const paid: Payment[] = [];
  for (const { live_subscriptions: row, packages: pack } of rows) {
    const { payments, paid: paidInAll, dueAt, endedAt } = roiDue(row, now);
    const wallet = bonusWallet[pack.isMt5 === 1 ? 'live' : 'fixed'];
    const description = roiDescription(pack.name);
    const why = { base: row.price, rate: getQuarter(row.roiPercentage), purchase: pack.name };
    for (const payment of payments) paid.push({ ...payment, wallet, description, why });
    // A requested cancellation still waits for the operator after the subscription's end.
    const status = endedAt && row.status === 1 ? 0 : row.status;
    await tx
      .update(liveSubscriptions)
      .set({ paidRoiAmount: formatAmount(paidInAll), dueAt, endedAt, status })
      .where(eq(liveSubscriptions.id, row.id));
  }
  if (paid.length === 0) return;
  paid.sort((a, b) => a.at.getTime() - b.at.getTime());
  const source = 'ROI';
  const ids = await postAll(
    tx,
    paid.map(({ wallet, cents, description: note, at }) =>
      bonusPaid(memberId, wallet, cents, { note, source }, at),
    ),
  );
  await tx.insert(payouts).values(
    paid.map(({ at, cents, wallet, description, why }, index) => ({
      memberId,
      wallet,
      amount: formatAmount(cents),
      source,
      description,
      why,
      isPaid: 1 as const,
      createdAt: at,
      transactionId: ids[index] ?? null,
    })),
  );
}
