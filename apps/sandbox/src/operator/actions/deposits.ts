import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { invalid } from '../../api/refusal';
import { paymentMethods } from '../../data/schema/catalogue';
import { deposits } from '../../data/schema/money';
import { parseAmount } from '../../ledger/amount';
import type { Action } from '../action';
import { amount, requireMember, username } from '../fields';

interface Input {
  username: string;
  amount: string;
  payment_method_id: number;
}

/** Adds a payment on the chain to a member's address. Sync Balance then finds and credits it. */
export const addDeposit: Action<Input> = {
  path: '/deposits',
  body: { username, amount, payment_method_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
  required: ['username', 'amount', 'payment_method_id'],
  run: async (input, { services: { db, clock } }) => {
    const member = await requireMember(db, input.username);
    if (parseAmount(input.amount) === 0n) throw invalid({ amount: ['The amount must be above 0.'] });
    const [method] = await db
      .select({ id: paymentMethods.id, network: paymentMethods.networkName })
      .from(paymentMethods)
      .where(eq(paymentMethods.id, input.payment_method_id));
    if (!method) throw invalid({ payment_method_id: ['There is no such payment method.'] });
    const thash = randomBytes(32).toString('hex');
    await db.insert(deposits).values({
      memberId: member.id,
      methodId: method.id,
      thash,
      amount: input.amount,
      createdAt: clock.now(),
    });
    return {
      message: `${input.amount} USD are on ${method.network} for ${member.username}; Sync Balance finds them.`,
      thash,
    };
  },
};
