import { and, eq } from 'drizzle-orm';
import { notFound } from '../../api/refusal';
import { transfers } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { transferDecided } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { walletLabels } from '../../api/wordsOfMoney';
import { tellRejected } from '../tellRejected';
import type { Action } from '../action';
import { type Decision, decision, text } from '../fields';

/** Decides a pending transfer once. The money moves to its destination or back to its source. */
export const decideTransfer: Action<{ id: number; status: Decision; remarks?: string }> = {
  path: '/transfers/:id',
  body: { status: decision, remarks: text, t_hash: text },
  required: ['status'],
  run: async ({ id, status, remarks }, { services: { db, clock, mailer } }) => {
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
      await post(tx, transferDecided(row.payerId, to, fromStored(row.transferAmount), approved, at));
      if (!approved)
        await tellRejected(tx, mailer, {
          ...{ memberId: row.payerId, what: `Transfer ${id}`, reason: remarks, source: 'TRANSFER', at },
          money: `We’ve returned $${row.transferAmount} to your ${walletLabels[row.fromWallet]}.`,
        });
    });
    return { message: `Transfer ${id} is ${approved ? 'approved' : 'rejected, its money returned'}.` };
  },
};
