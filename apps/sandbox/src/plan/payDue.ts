import { and, eq, lte, sql } from 'drizzle-orm';
import { type Db, selectRows, type Tx } from '../data/database';
import { packages } from '../data/schema/catalogue';
import { payouts } from '../data/schema/money';
import { liveSubscriptions, subscriptions } from '../data/schema/subscriptions';
import { bonusPaid } from '../ledger/movements';
import { postAll } from '../ledger/postAll';
import { bonusWallet } from './bonusesOf';
import { roiDescription, roiDue } from './roi';

/**
 * Pays a member the ROI that has fallen due and writes down what has ended, as of `now`. It runs before each of the
 * member's calls (http/guard.ts), so nobody ever sees money that is due and not there (ADR 8). Twice is once: what is due
 * is read under the row's lock.
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

/** Nearly always no, by two looks into an index. */
async function isDue(db: Db, memberId: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const [row] = await selectRows<{ due: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM live_subscriptions WHERE member_id = ${memberId} AND due_at <= ${at}::timestamptz)
      OR EXISTS (SELECT 1 FROM subscriptions WHERE member_id = ${memberId} AND status = 1 AND end_date <= ${at}::timestamptz) AS due`,
  );
  return row?.due === true;
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
  const paid: (typeof payouts.$inferInsert)[] = [];
  for (const { live_subscriptions: row, packages: pack } of rows) {
    const { payments, paidRoiAmount, dueAt, endedAt } = roiDue(row, now);
    const wallet = bonusWallet[pack.isMt5 === 1 ? 'live' : 'fixed'];
    const words = { source: 'ROI', description: roiDescription(pack.name) };
    for (const { at, amount } of payments)
      paid.push({ memberId, wallet, amount, ...words, isPaid: 1, createdAt: at });
    // What is asked to be cancelled waits for the operator, though it be over.
    const status = endedAt && row.status === 1 ? 0 : row.status;
    await tx
      .update(liveSubscriptions)
      .set({ paidRoiAmount, dueAt, endedAt, status })
      .where(eq(liveSubscriptions.id, row.id));
  }
  if (paid.length === 0) return;
  paid.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = await postAll(
    tx,
    paid.map(({ wallet, amount, description: note, source, createdAt }) =>
      bonusPaid(memberId, wallet, amount, { note, source }, createdAt),
    ),
  );
  await tx.insert(payouts).values(paid.map((row, index) => ({ ...row, transactionId: ids[index] ?? null })));
}
