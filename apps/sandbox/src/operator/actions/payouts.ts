import { and, eq } from 'drizzle-orm';
import { notFound } from '../../api/refusal';
import { payouts } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { bonusPaid } from '../../ledger/postings';
import { post } from '../../ledger/post';
import type { Action } from '../action';

/** Pays an announced bonus once. */
export const payPayout: Action<{ id: number }> = {
  path: '/payouts/:id',
  body: {},
  run: async ({ id }, { services: { db, clock } }) => {
    const here = eq(payouts.id, id);
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(payouts)
        .where(and(here, eq(payouts.isPaid, 0)))
        .for('update');
      if (!row) throw notFound();
      const { memberId, wallet, amount, description: note, source } = row;
      const transactionId = await post(
        tx,
        bonusPaid(memberId, wallet, fromStored(amount), { note, source }, clock.now()),
      );
      // Wallets are locked before the counts of payouts, as in every payment.
      await tx.update(payouts).set({ isPaid: 1, transactionId }).where(here);
    });
    return { message: `Payout ${id} is paid.` };
  },
};
