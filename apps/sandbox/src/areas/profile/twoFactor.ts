import { and, eq, sql } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { requireRight } from '../../access/requireRight';
import { checkTotp } from '../../access/totp';
import { memberOperation } from '../../contract/operation';
import { refused } from '../../contract/refusal';
import { members } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';

interface Coded {
  body: { code: string };
}

const wrongCode = () => refused('Invalid authenticator');

/** A §4: with a code of the secret that `user` shows, so that nobody is locked out by an app that was set up wrongly. */
export const enableTwoFactor = memberOperation(
  async ({ body }: Coded, { session: { memberId }, services: { db, clock, mailer } }) => {
    const member = await getMember(db, memberId);
    const { totpSecret, totpEnabled } = member;
    const already = refused('2FA is already enabled.');
    if (totpEnabled) throw already;
    requireRight(await checkTotp(db, memberId, totpSecret, body.code, clock.now()), wrongCode());
    const enabled = await db
      .update(members)
      .set({ totpEnabled: true })
      .where(and(eq(members.id, memberId), eq(members.totpEnabled, false)))
      .returning({ id: members.id });
    if (enabled.length === 0) throw already;
    await mailer.send(db, securityMessage(member, 'totpOn'));
    return { status: true, message: '2FA enabled successfully.' };
  },
);

/**
 * A §4: with a fresh code. The secret goes with it, so an app that is lost is of no use later; a member who confirmed
 * actions with it confirms them with mailed codes again.
 */
export const disableTwoFactor = memberOperation(
  async ({ body }: Coded, { session: { memberId }, services: { db, clock, mailer } }) => {
    const member = await getMember(db, memberId);
    const already = refused('2FA is already disabled.');
    if (!member.totpEnabled) throw already;
    requireRight(await checkTotp(db, memberId, member.totpSecret, body.code, clock.now()), wrongCode());
    const disabled = await db
      .update(members)
      .set({
        totpEnabled: false,
        totpSecret: null,
        authType: sql`CASE WHEN ${members.authType} = 'authenticator' THEN 'otp' ELSE ${members.authType} END`,
      })
      .where(and(eq(members.id, memberId), eq(members.totpEnabled, true)))
      .returning({ id: members.id });
    if (disabled.length === 0) throw already;
    await mailer.send(db, securityMessage(member, 'totpOff'));
    return { status: true, message: '2FA disabled successfully.' };
  },
);
