import { invalid } from '../../api/refusal';
import { payouts } from '../../data/schema/money';
import { formatAmount, parseAmount } from '../../ledger/amount';
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
