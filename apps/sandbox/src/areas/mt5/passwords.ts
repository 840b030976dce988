import { and, eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireSecondFactor, type SecondFactor } from '../../access/secondFactor';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../contract/refusal';
import { mt5Accounts } from '../../data/schema/mt5';
import { securityMessage } from '../../mail/messages';
import { ownAccount } from './ownAccount';

/**
 * B §4 View MT5 password: a GET that uses a code up (D76, T8). The code is in the query, which is never logged
 * (http/logging.ts), and the answer is no-store like every other.
 */
export const fetchMt5Password = memberOperation(
  async (
    { params, query }: { params: { account: string }; query: SecondFactor },
    { session: { memberId }, services },
  ) => {
    const { mainPass, investorPass } = await ownAccount(services.db, memberId, params.account);
    const { otp, mpin, authenticator } = query;
    if ([otp, mpin, authenticator].filter((proof) => proof !== undefined).length !== 1)
      throw refused('Send exactly one code.');
    await requireSecondFactor(services, memberId, 'mt5', query);
    return { status: true, main_pass: mainPass, investor_pass: investorPass };
  },
);

interface Change {
  account_number: string;
  password: string;
}

/** B §6: the main password, where the account's group lets its members change it. */
export const changeMt5Password = memberOperation(
  async ({ body }: { body: Change }, { session: { memberId }, services: { db, mailer } }) => {
    const { login, masterPasswordShown } = await ownAccount(db, memberId, body.account_number);
    if (masterPasswordShown !== 1) throw refused('The password of this account cannot be changed here.');
    await db
      .update(mt5Accounts)
      .set({ mainPass: body.password })
      .where(and(eq(mt5Accounts.login, login), eq(mt5Accounts.memberId, memberId)));
    const member = await getMember(db, memberId);
    await mailer.send(db, securityMessage(member, 'mt5Password', `It is the one of account ${login}.`));
    return { status: true, message: 'The password has been changed.' };
  },
);
