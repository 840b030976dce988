import { and, eq, isNotNull } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireStepUp } from '../../access/stepUp';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../wire/refusal';
import type { AuthType } from '../../data/schema/columns';
import { members } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

/** A §4: how the member confirms actions, and what else is set up. */
export const getAuthentication = memberOperation<'getAuthentication'>(
  async (_input, { session, services: { db } }) => {
    const { authType, totpEnabled, pinHash } = await getMember(db, session.memberId);
    return {
      status: true,
      data: authType,
      more_details: { authenticator: totpEnabled ? 1 : 0, mpin: pinHash === null ? 0 : 1 },
    };
  },
);

/** What must be true of a member to use a type, and what to say when it is not (A §4, D45). */
const needs = {
  otp: { isSetUp: undefined, text: '' },
  mpin: { isSetUp: isNotNull(members.pinHash), text: 'Please Setup Your Security Pin' },
  authenticator: { isSetUp: eq(members.totpEnabled, true), text: 'Please Setup Your 2FA Authenticator' },
} as const satisfies Record<AuthType, object>;

/** A §4: chooses the type; asked of the row itself, so that one just switched off is not chosen. */
export const setAuthentication = memberOperation<'setAuthentication'>(
  async ({ body }, { session: { memberId }, services }) => {
    const { db, mailer } = services;
    const { isSetUp, text } = needs[body.type];
    const done = { status: true, message: 'Authentication updated successfully.' };
    const member = await getMember(db, memberId);
    const ready = and(eq(members.id, memberId), isSetUp);
    if ((await db.$count(members, ready)) === 0) throw refused(text);
    // Nothing changes, so nothing is asked.
    if (member.authType === body.type) return done;
    await requireStepUp(services, member, body);
    const hold = await db.transaction(async (tx) => {
      const chosen = await tx
        .update(members)
        .set({ authType: body.type })
        // Of two changes at once, the second one was proved by a factor that is not in force any more.
        .where(and(ready, eq(members.authType, member.authType)))
        .returning({ id: members.id });
      if (chosen.length === 0) throw refused('Your security settings have just been changed.');
      return holdAfterChange(tx, services, memberId);
    });
    await mailer.send(db, securityMessage(member, 'authType', hold));
    return done;
  },
);
