import { and, eq, isNotNull } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../contract/refusal';
import type { AuthType } from '../../data/schema/columns';
import { members } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';

/** A §4: how the member confirms actions, and what else is set up. */
export const getAuthentication = memberOperation(async (_input, { session, services: { db } }) => {
  const { authType, totpEnabled, pinHash } = await getMember(db, session.memberId);
  return {
    status: true,
    data: authType,
    more_details: { authenticator: totpEnabled ? 1 : 0, mpin: pinHash === null ? 0 : 1 },
  };
});

/** What must be true of a member to use a type, and what to say when it is not (A §4, D45). */
const needs = {
  otp: { isSetUp: undefined, text: '' },
  mpin: { isSetUp: isNotNull(members.pinHash), text: 'Please Setup Your Security Pin' },
  authenticator: { isSetUp: eq(members.totpEnabled, true), text: 'Please Setup Your 2FA Authenticator' },
} as const;

/** A §4: chooses the type; asked of the row itself, so that one just switched off is not chosen. */
export const setAuthentication = memberOperation(
  async ({ body }: { body: { type: AuthType } }, { session: { memberId }, services: { db, mailer } }) => {
    const { isSetUp, text } = needs[body.type];
    const member = await getMember(db, memberId);
    const chosen = await db
      .update(members)
      .set({ authType: body.type })
      .where(and(eq(members.id, memberId), isSetUp))
      .returning({ id: members.id });
    if (chosen.length === 0) throw refused(text);
    if (member.authType !== body.type) await mailer.send(db, securityMessage(member, 'authType'));
    return { status: true, message: 'Authentication updated successfully.' };
  },
);
