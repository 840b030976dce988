import { liftFreeze, liftHold } from '../../access/safeguards';
import { makeFreezeUrl } from '../../access/freezeLinks';
import { unfrozenMessage } from '../../mail/messages';
import { refused } from '../../api/refusal';
import type { Action } from '../action';
import { requireMember, username } from '../fields';

/** Allows withdrawals before the 24 hours after a security change are over (T29). */
export const liftWithdrawalHold: Action<{ username: string }> = {
  path: '/lift-hold',
  body: { username },
  required: ['username'],
  run: async (input, { services: { db, clock } }) => {
    const member = await requireMember(db, input.username);
    if (!(await liftHold(db, member.id, clock.now())))
      throw refused(`The withdrawals of ${member.username} are not held.`);
    return { message: `${member.username} can withdraw again.` };
  },
};

/** Unfreezes an account that its member froze by the link in a mail (T29). A hold on withdrawals stays. */
export const openFrozenAccount: Action<{ username: string }> = {
  path: '/lift-freeze',
  body: { username },
  required: ['username'],
  run: async (input, { services }) => {
    const { db, clock, mailer } = services;
    const member = await requireMember(db, input.username);
    if (!(await liftFreeze(db, member.id, clock.now())))
      throw refused(`The account ${member.username} is not frozen.`);
    const freezeUrl = await makeFreezeUrl(db, services, member.id);
    await mailer.send(db, unfrozenMessage(member, freezeUrl));
    return { message: `${member.username} can sign in again.` };
  },
};
