import { requireNoHold } from '../../access/safeguards';
import { getMember } from '../../access/members';
import { requireSecondFactor } from '../../access/secondFactor';
import { requireAmount } from '../../wire/requireAmount';
import { memberOperation } from '../../contract/operation';
import { withdrawalCode } from '../../data/codes';
import { nextId } from '../../data/nextId';
import { withdrawals } from '../../data/schema/money';
import { readSettings } from '../../data/settings';
import { bookOrRefuse, requireBalance } from '../../wire/bookOrRefuse';
import { withdrawalAsked } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { storedTerms, withdrawalTerms } from '../../ledger/withdrawalTerms';
import { toDestination } from './destination';

/**
 * Takes the amount out of its wallet into the Hold Wallet, where it waits for the operator (B §4). Terms and destination
 * are those of this moment. Everything that a code does not decide is checked before the code is used up.
 */
export const createWithdrawal = memberOperation<'createWithdrawal'>(
  async ({ body }, { session: { memberId }, services }) => {
    const { db, clock } = services;
    const { wallet } = body;
    const cents = requireAmount('amount', body.amount);
    const destination = await toDestination(db, memberId, body.bank_id);
    // After the destination: whoever sees a new one sees its hold too, which was written with it (T29).
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
