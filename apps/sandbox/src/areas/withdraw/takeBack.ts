import { and, eq } from 'drizzle-orm';
import { notFound, refused } from '../../api/refusal';
import { memberOperation } from '../../contract/operation';
import { withdrawals } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { takenBack } from '../../api/takenBack';
import { post } from '../../ledger/post';
import { withdrawalReturned } from '../../ledger/postings';

/** Returns the held amount of a pending withdrawal to its wallet. Either the member or the operator ends it, once. */
export const takeBackWithdrawal = memberOperation<'takeBackWithdrawal'>(
  async ({ body: { code } }, { session: { memberId }, services: { db, clock } }) => {
    const mine = and(eq(withdrawals.memberId, memberId), eq(withdrawals.code, code));
    const at = clock.now();
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(withdrawals)
        .set({ status: takenBack, remarks: 'You took it back.', actedAt: at })
        .where(and(mine, eq(withdrawals.status, 0)))
        .returning();
      if (row) {
        const amount = fromStored(row.amountFrom);
        await post(tx, withdrawalReturned(memberId, row.wallet, amount, code, 'taken back', at));
        return;
      }
      const [known] = await tx.select({ id: withdrawals.id }).from(withdrawals).where(mine);
      throw known ? refused('This withdrawal is no longer pending.') : notFound();
    });
    return { status: true, msg: 'You took your withdrawal back.' };
  },
);
