import { requireNoHold, storedHold } from '../../access/safeguards';
import { requireSecondFactor } from '../../access/secondFactor';
import { storedPayer, toPayer } from '../../access/readPayer';
import { requireAmount } from '../../api/requireAmount';
import { memberOperation } from '../../contract/operation';
import { withdrawalCode } from '../../data/codes';
import { nextId } from '../../data/nextId';
import { withdrawals } from '../../data/schema/money';
import { getSettings, storedSettings, type Settings } from '../../data/settings';
import { statement } from '../../data/statement';
import { postOrRefuse, requireBalance } from '../../api/postOrRefuse';
import { withdrawalAsked } from '../../ledger/postings';
import { post } from '../../ledger/post';
import { storedTerms, withdrawalTerms } from '../../ledger/withdrawalTerms';
import { requireDestination, storedProfile } from './destination';
import { invalid } from '../../api/refusal';
import { type Cents, parseAmount } from '../../ledger/amount';

type Limits = Pick<Settings, 'withdraw_min_amount' | 'withdraw_max_amount'>;

/** Refuses an amount outside the operator's limits (D113). */
function requireWithinLimits(cents: Cents, limits: Limits): void {
  const { withdraw_min_amount: least, withdraw_max_amount: most } = limits;
  if (least !== null && cents < parseAmount(least))
    throw invalid({ amount: [`The amount must be at least $${least}.`] });
  if (most !== null && cents > parseAmount(most))
    throw invalid({ amount: [`The amount must be at most $${most}.`] });
}

/** All at one moment, because a new destination and its hold are written together (T29). */
const readAsked = statement<{ memberId: number }>('withdraw')((db, { memberId }) => ({
  ...storedPayer(db, memberId),
  profile: storedProfile(db, memberId),
  hold: storedHold(db, memberId),
  settings: storedSettings(db),
}));

/**
 * Moves the amount from its wallet to the Hold Wallet, where it waits for the operator (B §4). Terms and destination
 * are the current ones. All checks that don't need the code come before the code is consumed.
 */
export const createWithdrawal = memberOperation<'createWithdrawal'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { db, clock } = services;
    const { wallet } = body;
    const cents = requireAmount('amount', body.amount);
    const asked = await readAsked(db, { memberId });
    const { member, held } = toPayer(asked);
    const destination = requireDestination(asked.profile, memberId, body.bank_id);
    await requireNoHold(db, memberId, clock.now(), asked.hold);
    requireBalance(held, wallet, cents, 'amount');
    const settings = getSettings(asked.settings);
    requireWithinLimits(cents, settings);
    await requireSecondFactor(services, { member, session }, 'withdraw', body);
    const terms = withdrawalTerms(cents, destination.coinType, settings);
    const at = clock.now();
    await postOrRefuse(db, 'amount', async (tx) => {
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
