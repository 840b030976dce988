import { and, eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireSecondFactor } from '../../access/secondFactor';
import { requireGivenSecondFactor, requireStepUp } from '../../access/stepUp';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../api/refusal';
import { mt5Accounts } from '../../data/schema/mt5';
import { mt5PasswordMessage } from '../../mail/messages';
import { ownAccount } from './ownAccount';

/**
 * B §4 View MT5 password: a GET that consumes a code (D76, T8). The code is in the query, which is never logged
 * (http/logging.ts), and the answer is no-store like every other.
 */
export const fetchMt5Password = memberOperation<'fetchMt5Password'>(
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
export const changeMt5Password = memberOperation<'changeMt5Password'>(
  async ({ body }, { session, services }) => {
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
  },
);
