import { and, eq } from 'drizzle-orm';
import { notFound } from '../../contract/refusal';
import { withdrawals } from '../../data/schema/money';
import { withdrawalRejected, withdrawalSent } from '../../ledger/movements';
import { post } from '../../ledger/post';
import type { Action } from '../action';
import { decision, text } from '../fields';

interface Input {
  id: number;
  status: number;
  remarks?: string;
  t_hash?: string;
}

/** Decides a pending withdrawal once: the held money leaves the house, or returns to the wallet it came from. */
export const decideWithdrawal: Action<Input> = {
  path: '/withdrawals/:id',
  body: { status: decision, remarks: text, t_hash: { type: 'string', maxLength: 100 } },
  required: ['status'],
  run: async ({ id, status, remarks, t_hash }, { services: { db, clock } }) => {
    const at = clock.now();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(withdrawals)
        .set({ status, remarks: remarks || null, tHash: t_hash || null, actedAt: at })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 0)))
        .returning();
      if (!row) throw notFound();
      const { memberId, wallet, amountFrom, fee, code } = row;
      await post(
        tx,
        status === 1
          ? withdrawalSent(memberId, amountFrom, fee, code, at)
          : withdrawalRejected(memberId, wallet, amountFrom, code, at),
      );
    });
    return { message: `Withdrawal ${id} is ${status === 1 ? 'completed' : 'rejected, its money returned'}.` };
  },
};
