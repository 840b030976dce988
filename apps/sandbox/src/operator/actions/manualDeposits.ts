import { and, eq } from 'drizzle-orm';
import { notFound } from '../../api/refusal';
import { paymentMethods } from '../../data/schema/catalogue';
import { manualDeposits } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { deposited } from '../../ledger/postings';
import { post } from '../../ledger/post';
import type { Action } from '../action';
import { type Decision, decision, text } from '../fields';

/** Decides a reported deposit once. Either its dollars are credited, or its number may be reported again. */
export const decideManualDeposit: Action<{ id: number; status: Decision; remarks?: string }> = {
  path: '/manual-deposits/:id',
  body: { status: decision, remarks: text },
  required: ['status'],
  run: async ({ id, status, remarks }, { services: { db, clock } }) => {
    const at = clock.now();
    const approved = status === 1;
    const here = eq(manualDeposits.id, id);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(manualDeposits)
        .set({ status, remarks: remarks || null, actedAt: at })
        .where(and(here, eq(manualDeposits.status, 0)))
        .returning();
      if (!row) throw notFound();
      if (!approved) return;
      const [method] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, row.methodId));
      const posting = deposited(row.memberId, fromStored(row.credited), method?.name ?? 'bank', at);
      await tx
        .update(manualDeposits)
        .set({ transactionId: await post(tx, posting) })
        .where(here);
    });
    return { message: `Reported deposit ${id} is ${approved ? 'approved and credited' : 'rejected'}.` };
  },
};
