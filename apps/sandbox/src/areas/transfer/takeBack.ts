import { and, eq } from 'drizzle-orm';
import { notFound, refused } from '../../api/refusal';
import { rowId } from '../../api/rowId';
import { memberOperation } from '../../contract/operation';
import { transfers } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { takenBack } from '../../api/takenBack';
import { post } from '../../ledger/post';
import { transferReturned } from '../../ledger/postings';

/** Returns the held amount of a pending transfer to its wallet. Either the member or the operator ends it, once. */
export const takeBackTransfer = memberOperation<'takeBackTransfer'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const mine = and(eq(transfers.payerId, memberId), eq(transfers.id, rowId(body.id)));
    const at = clock.now();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(transfers)
        .set({ status: takenBack, comment: 'You took it back.', actedAt: at })
        .where(and(mine, eq(transfers.status, 0)))
        .returning();
      if (row) {
        const amount = fromStored(row.transferAmount);
        await post(tx, transferReturned(memberId, row.fromWallet, amount, 'taken back', at));
        return;
      }
      const [known] = await tx.select({ id: transfers.id }).from(transfers).where(mine);
      throw known ? refused('This transfer is no longer pending.') : notFound();
    });
    return { status: true, msg: 'You took your transfer back.' };
  },
);
