import { and, eq } from 'drizzle-orm';
import { invalid, notFound } from '../../api/refusal';
import { payouts } from '../../data/schema/money';
import { formatAmount, fromStored, parseAmount } from '../../ledger/amount';
import { bonusPaid } from '../../ledger/postings';
import { post } from '../../ledger/post';
import type { Action } from '../action';
import { amount, requireMember, username } from '../fields';

interface Input {
  username: string;
  amount: string;
  wallet?: 'pay_out' | 'live' | 'fixed';
}

/** Grants a royalty and pays it immediately to a wallet that allows withdrawals. */
export const payBonus: Action<Input> = {
  path: '/bonuses',
  body: { username, amount, wallet: { type: 'string', enum: ['pay_out', 'live', 'fixed'] } },
  required: ['username', 'amount'],
  run: async ({ username: name, amount: credited, wallet = 'pay_out' }, { services: { db, clock } }) => {
    const { id: memberId, username: member } = await requireMember(db, name);
    const credit = parseAmount(credited);
    if (credit === 0n) throw invalid({ amount: ['The amount must be above 0.'] });
    const createdAt = clock.now();
    const labels = { note: 'Royalty', source: 'ROYALTY' };
    await db.transaction(async (tx) => {
      const transactionId = await post(tx, bonusPaid(memberId, wallet, credit, labels, createdAt));
      await tx.insert(payouts).values({
        memberId,
        wallet,
        amount: formatAmount(credit),
        description: labels.note,
        source: labels.source,
        isPaid: 1,
        createdAt,
        transactionId,
      });
    });
    return { message: `${credited} USD are paid to ${member}.` };
  },
};

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
