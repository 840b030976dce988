import { requireNoHold } from '../../access/safeguards';
import { getMember } from '../../access/members';
import { requireSecondFactor } from '../../access/secondFactor';
import { requireAmount } from '../../api/requireAmount';
import { memberOperation } from '../../contract/operation';
import { withdrawalCode } from '../../data/codes';
import { nextId } from '../../data/nextId';
import { withdrawals } from '../../data/schema/money';
import { readSettings } from '../../data/settings';
import { bookOrRefuse, requireBalance } from '../../api/bookOrRefuse';
import { withdrawalAsked } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { storedTerms, withdrawalTerms } from '../../ledger/withdrawalTerms';
import { toDestination } from './destination';

/**
 * Moves the amount from its wallet to the Hold Wallet, where it waits for the operator (B §4). Terms and destination
 * are the current ones. All checks that don't need the code come before the code is consumed.
 */
export const createWithdrawal = memberOperation<'createWithdrawal'>(
  async ({ body }, { session: { memberId }, services }) => {
    const { db, clock } = services;
    const { wallet } = body;
    const cents = requireAmount('amount', body.amount);
    const destination = await toDestination(db, memberId, body.bank_id);
    // After the destination, because a new destination and its hold are written together (T29).
    await requireNoHold(db, memberId, clock.now());
    await requireBalance(db, memberId, wallet, cents, 'amount');
    await requireSecondFactor(services, await getMember(db, memberId), 'withdraw', body);
    const terms = withdrawalTerms(cents, destination.coinType, await readSettings(db));
    const at = clock.now();
    await bookOrRefuse(db, 'amount', async (tx) => {
      const id = await nextId(tx, withdrawals);
      const code = withdrawalCode(at, id);
      const transactionId = await post(tx, withdrawalAsked(memberId, wallet, terms.amountFrom, code, at));
      await tx.insert(withdrawals).values({
        id,
        memberId,
        code,
        wallet,
        ...destination,
        ...storedTerms(terms),
        createdAt: at,
        transactionId,
      });
    });
    return { status: true, msg: 'Your withdrawal has been requested.' };
  },
);
