import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type Handlers, memberOperation } from '../contract/operation';
import { notFound, refused, refusedAt } from '../api/refusal';
import { rowId } from '../api/rowId';
import { packages } from '../data/schema/catalogue';
import { mt5Accounts, mt5BalanceLog } from '../data/schema/mt5';
import { liveSubscriptions } from '../data/schema/subscriptions';
import { getMember } from '../access/members';
import { requireSecondFactor } from '../access/secondFactor';
import { requireGivenSecondFactor, requireStepUp } from '../access/stepUp';
import { mt5PasswordMessage } from '../mail/messages';
import { getMt5Account, ownAccount } from './mt5/account';

/**
 * B §4 View MT5 password: a GET that consumes a code (D76, T8). The code is in the query, which is never logged
 * (http/logging.ts), and the answer is no-store like every other.
 */
const fetchMt5Password = memberOperation<'fetchMt5Password'>(
  async ({ params, query }, { session, services }) => {
    const { memberId } = session;
    const { mainPass, investorPass } = await ownAccount(services.db, memberId, params.account);
    const { otp, mpin, authenticator } = query;
    if ([otp, mpin, authenticator].filter((secondFactor) => secondFactor !== undefined).length !== 1)
      throw refused('Enter your code.');
    await requireSecondFactor(
      services,
      { member: await getMember(services.db, memberId), session },
      'mt5',
      query,
    );
    return { status: true, main_pass: mainPass, investor_pass: investorPass };
  },
);

/**
 * B §6: the main password, if the account's group allows members to change it. An intruder in an open session may not
 * set it, so the change needs the second factor (T29). It holds no withdrawals because no money leaves this way.
 */
const changeMt5Password = memberOperation<'changeMt5Password'>(async ({ body }, { session, services }) => {
  const { memberId } = session;
  const { db, mailer } = services;
  const { login, masterPasswordShown } = await ownAccount(db, memberId, body.account_number);
  if (masterPasswordShown !== 1) throw refused('You can’t change this account’s password here.');
  const member = await getMember(db, memberId);
  requireGivenSecondFactor(member, body);
  await requireStepUp(services, { member, session }, body);
  await db
    .update(mt5Accounts)
    .set({ mainPass: body.password })
    .where(and(eq(mt5Accounts.login, login), eq(mt5Accounts.memberId, memberId)));
  await mailer.send(db, mt5PasswordMessage(member, login));
  return { status: true, message: 'The password has been changed.' };
});

const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A broker-style password of ten characters that can't be confused with each other. */
const madeUpPassword = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('');

const leverage = 100;

/**
 * B §4 Add MT5 account: for an active LIVE subscription without an account. Trading starts with the subscription's
 * price.
 */
const addMt5Account = memberOperation<'addMt5Account'>(
  async ({ body }, { session: { memberId }, services: { db, clock } }) => {
    const login = body.account_number;
    const at = clock.now();
    const here = and(
      eq(liveSubscriptions.id, rowId(body.subscription_id)),
      eq(liveSubscriptions.memberId, memberId),
    );
    await db.transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(liveSubscriptions)
        .innerJoin(packages, eq(packages.id, liveSubscriptions.packageId))
        .where(here)
        .for('update', { of: liveSubscriptions });
      if (!found) throw notFound();
      const { live_subscriptions: subscription, packages: pack } = found;
      if (pack.isMt5 !== 1) throw refused('This subscription doesn’t use an MT5 account.');
      if (subscription.accountNumber !== null) throw refused('This subscription already has an account.');
      if (subscription.status !== 1) throw refused('This subscription isn’t active.');
      const made = await tx
        .insert(mt5Accounts)
        .values({
          ...{ login, memberId, accountType: 'live', masterPasswordShown: 1, leverage, createdAt: at },
          ...{ mainPass: madeUpPassword(), investorPass: madeUpPassword() },
        })
        .onConflictDoNothing()
        .returning({ login: mt5Accounts.login });
      // The refusal doesn't reveal the account's owner (T19).
      if (made.length === 0) throw refusedAt('account_number', 'This account number can’t be used.');
      await tx.insert(mt5BalanceLog).values({
        ...{ login, platform: 'MT5', amount: subscription.price, type: 'credit' },
        ...{ transactionType: 'Deposit', createdAt: at },
      });
      await tx
        .update(liveSubscriptions)
        .set({ accountNumber: login })
        .where(and(here, isNull(liveSubscriptions.accountNumber)));
    });
    return { status: true, message: 'The account has been added.' };
  },
);

export const mt5Handlers = {
  addMt5Account,
  getMt5Account,
  fetchMt5Password,
  changeMt5Password,
} satisfies Partial<Handlers>;
