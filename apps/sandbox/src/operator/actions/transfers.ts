import { and, eq } from 'drizzle-orm';
import { postOrRefuse } from '../../api/postOrRefuse';
import { invalid, notFound } from '../../api/refusal';
import { walletTransfer } from '../../data/codes';
import { transfers } from '../../data/schema/money';
import { formatAmount, fromStored, parseAmount } from '../../ledger/amount';
import { transferApproved, transferAsked, transferReturned } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { walletLabels } from '../../api/wordsOfMoney';
import { tellRejected } from '../tellRejected';
import type { Action } from '../action';
import { amount, type Decision, decision, requireMember, text, username } from '../fields';

/** Decides a pending transfer once. The money moves to its destination or back to its source. */
export const decideTransfer: Action<{ id: number; status: Decision; remarks?: string }> = {
  path: '/transfers/:id',
  body: { status: decision, remarks: text },
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
      const { payerId, payeeId, fromWallet, toWallet } = row;
      const held = fromStored(row.transferAmount);
      await post(
        tx,
        approved
          ? transferApproved(payerId, { memberId: payeeId, wallet: toWallet }, held, at)
          : transferReturned(payerId, fromWallet, held, 'rejected', at),
      );
      if (!approved)
        await tellRejected(tx, mailer, {
          ...{ memberId: payerId, what: `Transfer ${id}`, reason: remarks, source: 'TRANSFER', at },
          money: `We’ve returned $${row.transferAmount} to your ${walletLabels[fromWallet]}.`,
        });
    });
    return { message: `Transfer ${id} is ${approved ? 'approved' : 'rejected, its money returned'}.` };
  },
};

/** Requests a transfer that waits for a decision. A member's own transfers are immediate (B §9). */
export const requestTransfer: Action<{ username: string; amount: string }> = {
  path: '/transfers',
  body: { username, amount },
  required: ['username', 'amount'],
  run: async (input, { services: { db, clock } }) => {
    const { id: memberId } = await requireMember(db, input.username);
    const cents = parseAmount(input.amount);
    if (cents === 0n) throw invalid({ amount: ['The amount must be above 0.'] });
    const createdAt = clock.now();
    const asked = formatAmount(cents);
    const id = await postOrRefuse(db, 'amount', async (tx) => {
      const transactionId = await post(tx, transferAsked(memberId, 'pay_out', cents, createdAt));
      const [row] = await tx
        .insert(transfers)
        .values({
          ...{ payerId: memberId, payeeId: memberId, fromWallet: 'pay_out', toWallet: 'pay_in' },
          ...{ transferAmount: asked, netTransferAmount: asked, transferType: walletTransfer },
          ...{ status: 0, createdAt, transactionId },
        })
        .returning({ id: transfers.id });
      return row?.id;
    });
    return { message: `Transfer ${id} of ${asked} USD waits for a decision.`, id };
  },
};
