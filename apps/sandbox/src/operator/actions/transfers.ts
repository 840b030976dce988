import { and, eq } from 'drizzle-orm';
import { notFound } from '../../contract/refusal';
import { transfers } from '../../data/schema/money';
import { formatAmount, parseAmount } from '../../ledger/amount';
import type { Entry } from '../../ledger/movement';
import { post } from '../../ledger/post';
import type { Action } from '../action';
import { decision, text } from '../fields';

type Transfer = typeof transfers.$inferSelect;

/** The held amount goes to the payee, less the fee, or back to the payer. */
function entriesOf(row: Transfer, approved: boolean): Entry[] {
  const held: Entry = { account: 'payable', debit: row.transferAmount };
  if (!approved) return [held, { memberId: row.payerId, wallet: row.fromWallet, credit: row.transferAmount }];
  const fee = parseAmount(row.transferAmount) - parseAmount(row.netTransferAmount);
  return [
    held,
    { memberId: row.payeeId, wallet: row.toWallet, credit: row.netTransferAmount },
    ...(fee > 0n ? [{ account: 'fees' as const, credit: formatAmount(fee) }] : []),
  ];
}

/** Decides a pending transfer once. */
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
      await post(tx, {
        kind: approved ? 'transfer' : 'transfer-refund',
        note: approved ? 'Transfer approved' : 'Transfer returned',
        source: 'TRANSFER',
        at,
        entries: entriesOf(row, approved),
      });
    });
    return { message: `Transfer ${id} is ${approved ? 'approved' : 'rejected, its money returned'}.` };
  },
};
