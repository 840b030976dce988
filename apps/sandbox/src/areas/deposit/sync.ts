import { and, asc, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { memberOperation } from '../../contract/operation';
import type { Db } from '../../data/database';
import { deposits, manualDeposits } from '../../data/schema/money';
import { readSettings } from '../../data/settings';
import { fromStored } from '../../ledger/amount';
import { deposited } from '../../ledger/postings';
import { postAll } from '../../ledger/postAll';
import { type Method, openMethod } from './methods';

const recentCount = 20;

/**
 * Credits the member's new payments on the chain and returns their number. Those below the operator's minimum stay
 * as they are (D113). Rows are locked in a fixed order, and a waiting call sees the credited status, so each payment is
 * credited once (T8, T13).
 */
async function creditFound(db: Db, memberId: number, { id: methodId, name }: Method, now: Date) {
  return db.transaction(async (tx) => {
    const { deposit_min_amount } = await readSettings(tx);
    const found = await tx
      .select()
      .from(deposits)
      .where(
        and(
          eq(deposits.memberId, memberId),
          eq(deposits.methodId, methodId),
          isNull(deposits.foundAt),
          deposit_min_amount === null ? undefined : gte(deposits.amount, deposit_min_amount),
        ),
      )
      .orderBy(asc(deposits.id))
      .for('update');
    if (found.length === 0) return 0;
    const postings = found.map(({ amount }) => deposited(memberId, fromStored(amount), name, now));
    const ids = await postAll(tx, postings);
    for (const [index, { id }] of found.entries())
      await tx.update(deposits).set({ foundAt: now, transactionId: ids[index] }).where(eq(deposits.id, id));
    return found.length;
  });
}

async function recentOnChain(db: Db, memberId: number, methodId: number) {
  const rows = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), eq(deposits.methodId, methodId), isNotNull(deposits.foundAt)))
    .orderBy(desc(deposits.createdAt), desc(deposits.id))
    .limit(recentCount);
  return rows.map(({ thash, amount, createdAt }) => ({ thash, amount, createdAt }));
}

/** The approved reports of a bank, in the credited dollars. */
async function recentByBank(db: Db, memberId: number, methodId: number) {
  const rows = await db
    .select()
    .from(manualDeposits)
    .where(
      and(
        eq(manualDeposits.memberId, memberId),
        eq(manualDeposits.methodId, methodId),
        eq(manualDeposits.status, 1),
      ),
    )
    .orderBy(desc(manualDeposits.createdAt), desc(manualDeposits.id))
    .limit(recentCount);
  return rows.map(({ reference, credited, createdAt }) => ({
    thash: reference,
    amount: credited,
    createdAt,
  }));
}

/** A §4: Sync Balance. A GET with an effect (D54, T8). */
export const syncBalance = memberOperation<'syncBalance'>(
  async ({ query }, { session: { memberId }, services: { db, clock } }) => {
    const method = await openMethod(db, query.payment_method_id);
    const onChain = method.type === 'deposit';
    const found = onChain ? await creditFound(db, memberId, method, clock.now()) : 0;
    const recent = await (onChain ? recentOnChain : recentByBank)(db, memberId, method.id);
    return {
      status: true,
      msg: found > 0 ? 'Balance synced successfully.' : 'No new deposits.',
      list: {
        data: recent.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })),
      },
    };
  },
);
