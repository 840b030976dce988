import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { isFrozen } from '../../access/safeguards';
import { notFound, refused } from '../../api/refusal';
import { withdrawals } from '../../data/schema/money';
import { fromStored } from '../../ledger/amount';
import { withdrawalReturned, withdrawalSent } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { walletLabels } from '../../api/wordsOfMoney';
import { tellRejected } from '../tellRejected';
import type { Action } from '../action';
import { type Decision, decision, text } from '../fields';

interface Input {
  id: number;
  status: Decision;
  remarks?: string;
  t_hash?: string;
}

/**
 * Decides a pending withdrawal once. The held money leaves with its hash, or returns to its wallet. The sandbox is also
 * the chain, so it generates a missing hash for a chain withdrawal.
 */
export const decideWithdrawal: Action<Input> = {
  path: '/withdrawals/:id',
  body: { status: decision, remarks: text, t_hash: { type: 'string', pattern: '^[A-Za-z0-9]{0,100}$' } },
  required: ['status'],
  run: async ({ id, status, remarks, t_hash }, { services: { db, clock, mailer } }) => {
    const at = clock.now();
    const sent = status === 1;
    const hash = randomBytes(32).toString('hex');
    const madeUp = sql`CASE ${withdrawals.coinType} WHEN 'crypto' THEN ${hash} END`;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(withdrawals)
        .set({ status, remarks: remarks || null, tHash: sent ? t_hash || madeUp : null, actedAt: at })
        .where(and(eq(withdrawals.id, id), eq(withdrawals.status, 0)))
        .returning();
      if (!row) throw notFound();
      const { memberId, wallet, code } = row;
      if (sent && (await isFrozen(tx, memberId)))
        throw refused('The account is frozen: nothing is paid out of it.');
      const amount = fromStored(row.amountFrom);
      await post(
        tx,
        sent
          ? withdrawalSent(memberId, amount, fromStored(row.fee), code, at)
          : withdrawalReturned(memberId, wallet, amount, code, 'rejected', at),
      );
      if (!sent)
        await tellRejected(tx, mailer, {
          ...{ memberId, what: `Withdrawal ${code}`, reason: remarks, source: 'WITHDRAW', at },
          money: `We’ve returned $${row.amountFrom} to your ${walletLabels[wallet]}.`,
        });
    });
    return { message: `Withdrawal ${id} is ${sent ? 'completed' : 'rejected, its money returned'}.` };
  },
};
