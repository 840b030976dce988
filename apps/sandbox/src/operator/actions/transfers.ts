import { and, eq } from 'drizzle-orm';
import { notFound } from '../../contract/refusal';
import { transfers } from '../../data/schema/money';
import { transferDecided } from '../../ledger/movements';
import { post } from '../../ledger/post';
import type { Action } from '../action';
import { decision, text } from '../fields';

/** Decides a pending transfer once: into the wallet it was meant for, or back into the one it came from. */
export const decideTransfer: Action<{ id: number; status: number; remarks?: string }> = {
  path: '/transfers/:id',
  body: { status: decision, remarks: text, t_hash: text },
  required: ['status'],
  run: async ({ id, status, remarks }, { services: { db, clock } }) => {
    const at = clock.now();
    const approved = status === 1;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(transfers)
        .set({ status, actedAt: at, ...(remarks ? { comment: remarks } : {}) })
        .where(and(eq(transfers.id, id), eq(transfers.status, 0)))
        .returning();
      if (!row) throw notFound();
      const to = approved
        ? { memberId: row.payeeId, wallet: row.toWallet }
        : { memberId: row.payerId, wallet: row.fromWallet };
      await post(tx, transferDecided(row.payerId, to, row.transferAmount, approved, at));
    });
    return { message: `Transfer ${id} is ${approved ? 'approved' : 'rejected, its money returned'}.` };
  },
};
