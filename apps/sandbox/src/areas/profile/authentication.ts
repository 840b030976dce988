import { and, eq, isNotNull } from 'drizzle-orm';
import { isAppFresh } from '../../access/authenticator/totp';
import { getMember } from '../../access/members';
import { requireStepUp } from '../../access/stepUp';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../api/refusal';
import type { AuthType } from '../../data/schema/columns';
import { members } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

/** A §4: the member's method of confirming actions, and the other methods that are set up. */
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

/** The condition of each type, and the refusal without it (A §4, D45). */
const needs = {
  otp: { isSetUp: undefined, text: 'Not found.' },
  mpin: { isSetUp: isNotNull(members.pinHash), text: 'Please Setup Your Security Pin' },
  authenticator: { isSetUp: eq(members.totpEnabled, true), text: 'Please Setup Your 2FA Authenticator' },
} as const satisfies Record<AuthType, object>;

/** A §4: chooses the type. The update checks the row itself, because a type may just have been switched off. */
export const setAuthentication = memberOperation<'setAuthentication'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { clock, db, mailer } = services;
    const { isSetUp, text } = needs[body.type];
    const done = { status: true, message: 'Your confirmation method has changed.' };
    const member = await getMember(db, memberId);
    const ready = and(eq(members.id, memberId), isSetUp);
    if ((await db.$count(members, ready)) === 0) throw refused(text);
    if (member.authType === body.type) return done;
    // It only strengthens the account, and the app was confirmed a moment ago.
    const isProven = body.type === 'authenticator' && (await isAppFresh(db, memberId, clock.now()));
    if (!isProven) await requireStepUp(services, { member, session }, body);
    const hold = await db.transaction(async (tx) => {
      const chosen = await tx
        .update(members)
        .set({ authType: body.type })
        // In two concurrent changes the second one's factor is no longer in force.
        .where(and(ready, eq(members.authType, member.authType)))
        .returning({ id: members.id });
      if (chosen.length === 0) throw refused('Your security settings changed in the meantime. Try again.');
      return holdAfterChange(tx, services, memberId);
    });
    await mailer.send(db, securityMessage(member, 'authType', hold));
    return done;
  },
);
