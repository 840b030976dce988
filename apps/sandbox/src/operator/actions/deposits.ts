import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { invalid, notFound } from '../../api/refusal';
import { paymentMethods } from '../../data/schema/catalogue';
import { deposits, manualDeposits } from '../../data/schema/money';
import { fromStored, parseAmount } from '../../ledger/amount';
import type { Action } from '../action';
import { amount, type Decision, decision, requireMember, text, username } from '../fields';
import { deposited } from '../../ledger/postings';
import { post } from '../../ledger/post';

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

interface Input {
  username: string;
  amount: string;
  payment_method_id: number;
}

/** Adds a payment on the chain to a member's address. Sync Balance then finds and credits it. */
export const addDeposit: Action<Input> = {
  path: '/deposits',
  body: { username, amount, payment_method_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  required: ['username', 'amount', 'payment_method_id'],
  run: async (input, { services: { db, clock } }) => {
    const member = await requireMember(db, input.username);
    if (parseAmount(input.amount) === 0n) throw invalid({ amount: ['The amount must be above 0.'] });
    const [method] = await db
      .select({ id: paymentMethods.id, network: paymentMethods.networkName })
      .from(paymentMethods)
      .where(eq(paymentMethods.id, input.payment_method_id));
    if (!method) throw invalid({ payment_method_id: ['There is no such payment method.'] });
    const thash = randomBytes(32).toString('hex');
    await db.insert(deposits).values({
      memberId: member.id,
      methodId: method.id,
      thash,
      amount: input.amount,
      createdAt: clock.now(),
    });
    return {
      message: `${input.amount} USD are on ${method.network} for ${member.username}; Sync Balance finds them.`,
      thash,
    };
  },
};
