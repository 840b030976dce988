import { and, asc, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { requireAmount } from '../api/requireAmount';
import { invalid, notFound } from '../api/refusal';
import { deposits, manualDeposits } from '../data/schema/money';
import { readSettings } from '../data/settings';
import { keepImage } from '../images/imageFiles';
import { keptSide } from '../images/limits';
import { prepareImages, requireImage } from '../images/requireImage';
import { formatAmount, fromStored, perRate } from '../ledger/amount';
import type { Db } from '../data/database';
import { deposited } from '../ledger/postings';
import { postAll } from '../ledger/post';
import { getDepositAddress, listPaymentMethods, type Method, openMethod } from './deposit/methods';

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
const syncBalance = memberOperation<'syncBalance'>(
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

/**
 * A §3 Manual deposit: reported in rupees, credited by the operator at the current rate (D53, ADR 7). The receipt is
 * private, so no call serves it (T11).
 */
const createManualDeposit = memberOperation<'createManualDeposit'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const rupees = requireAmount('amount', body.amount);
    const method = await openMethod(db, body.bank_id);
    if (method.type !== 'bank') throw notFound();
    const { conversion_rate: conversionRate } = await readSettings(db);
    const credited = perRate(rupees, conversionRate);
    if (credited === 0n) throw invalid({ amount: ['The amount is too small.'] });
    const receipt = await requireImage('image', body.image, keptSide.document);
    const createdAt = clock.now();
    await db.transaction(async (tx) => {
      const image = await keepImage(tx, receipt, memberId, createdAt);
      const reported = await tx
        .insert(manualDeposits)
        .values({
          ...{
            memberId,
            methodId: method.id,
            amount: formatAmount(rupees),
            conversionRate,
            image,
            createdAt,
          },
          ...{ credited: formatAmount(credited), reference: body.transaction_id },
          comment: body.comment?.trim() || null,
        })
        .onConflictDoNothing()
        .returning({ id: manualDeposits.id });
      if (reported.length === 0)
        throw invalid({ transaction_id: ['You’ve already reported this transaction ID.'] });
    });
    return { status: true, message: 'Deposit reported.' };
  },
  { prepare: ({ body }) => prepareImages(keptSide.document, body.image) },
);

export const depositHandlers = {
  listPaymentMethods,
  getDepositAddress,
  syncBalance,
  createManualDeposit,
} satisfies Partial<Handlers>;
