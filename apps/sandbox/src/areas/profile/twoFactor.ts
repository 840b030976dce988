import { and, eq, sql } from 'drizzle-orm';
import { makeFreezeUrl } from '../../access/freezeLinks';
import { getMember } from '../../access/members';
import type { Confirming } from '../../access/secondFactor';
import {
  checkRecoveryCode,
  dropRecoveryCodes,
  newRecoveryCodes,
} from '../../access/authenticator/recoveryCodes';
import { requireRight } from '../../access/requireRight';
import { requireGivenSecondFactor, requireStepUp } from '../../access/stepUp';
import { checkTotp, dropSetupSecrets, secretOfCode, setupSecrets } from '../../access/authenticator/totp';
import { memberOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import type { Services } from '../../contract/services';
import { refused, refusedAt } from '../../api/refusal';
import { members } from '../../data/schema/members';
import { recoveryCodesMessage, securityMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

const wrongCode = () => refused('Invalid authenticator');

/**
 * A §4: takes a code of a secret that `user` showed to this session, because a wrongly set up app must not lock the
 * member out. The second factor (T29) is checked last, because a mailed code takes longest to replace.
 */
export const enableTwoFactor = memberOperation<'enableTwoFactor'>(async ({ body }, { session, services }) => {
  const { id: sessionId, memberId } = session;
  const { db, clock, mailer } = services;
  const member = await getMember(db, memberId);
  const already = refused('2FA is already enabled.');
  if (member.totpEnabled) throw already;
  requireGivenSecondFactor(member, body);
  const now = clock.now();
  const totpSecret = (await secretOfCode(await setupSecrets(db, sessionId, now), body.code, now)) ?? null;
  requireRight(await checkTotp(db, memberId, totpSecret, body.code, now), wrongCode());
  await requireStepUp(services, { member, session }, body);
  const hold = await db.transaction(async (tx) => {
    const enabled = await tx
      .update(members)
      .set({ totpEnabled: true, totpSecret })
      .where(and(eq(members.id, memberId), eq(members.totpEnabled, false)))
      .returning({ id: members.id });
    if (enabled.length === 0) throw already;
    await dropSetupSecrets(tx, memberId);
    await dropRecoveryCodes(tx, memberId);
    return holdAfterChange(tx, services, memberId);
  });
  await mailer.send(db, securityMessage(member, 'totpOn', hold));
  return { status: true, message: '2FA enabled successfully.' };
});

/**
 * A fresh code of the app, or a recovery code in its place. It is also the second factor of members who confirm by the
 * app (T29). A recovery code is used up last, because no one can make another without the app.
 */
async function requireAppCode(services: Services, confirming: Confirming, body: Body<'disableTwoFactor'>) {
  const { member } = confirming;
  const { db, clock } = services;
  const isSecondFactor = member.authType === 'authenticator';
  if (!isSecondFactor) requireGivenSecondFactor(member, body);
  if ('recovery_code' in body) {
    if (!isSecondFactor) await requireStepUp(services, confirming, body);
    requireRight(
      await checkRecoveryCode(services, member.id, body.recovery_code),
      refusedAt('recovery_code', 'Invalid recovery code'),
    );
    return;
  }
  requireRight(await checkTotp(db, member.id, member.totpSecret, body.code, clock.now()), wrongCode());
  if (!isSecondFactor) await requireStepUp(services, confirming, body);
}

/**
 * A §4: takes a fresh code of the app, or a recovery code if the app is lost (D113). The secret is deleted, so a lost app
 * becomes useless. These members then confirm actions with mailed codes.
 */
export const disableTwoFactor = memberOperation<'disableTwoFactor'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { db, mailer } = services;
    const member = await getMember(db, memberId);
    const already = refused('2FA is already disabled.');
    if (!member.totpEnabled) throw already;
    await requireAppCode(services, { member, session }, body);
    const hold = await db.transaction(async (tx) => {
      const disabled = await tx
        .update(members)
        .set({
          totpEnabled: false,
          totpSecret: null,
          authType: sql`CASE WHEN ${members.authType} = 'authenticator' THEN 'otp' ELSE ${members.authType} END`,
        })
        .where(and(eq(members.id, memberId), eq(members.totpEnabled, true)))
        .returning({ id: members.id });
      if (disabled.length === 0) throw already;
      await dropRecoveryCodes(tx, memberId);
      return holdAfterChange(tx, services, memberId);
    });
    await mailer.send(db, securityMessage(member, 'totpOff', hold));
    return { status: true, message: '2FA disabled successfully.' };
  },
);

/** Optional (D113): new codes for a lost app. They are shown once, and the old ones stop working. */
export const createRecoveryCodes = memberOperation<'createRecoveryCodes'>(
  async ({ body }, { session, services }) => {
    const { memberId } = session;
    const { db, mailer } = services;
    const member = await getMember(db, memberId);
    if (!member.totpEnabled) throw refused('Turn 2FA on first.');
    await requireAppCode(services, { member, session }, body);
    const { codes, freezeUrl } = await db.transaction(async (tx) => ({
      codes: await newRecoveryCodes({ ...services, db: tx }, memberId),
      freezeUrl: await makeFreezeUrl(tx, services, memberId),
    }));
    await mailer.send(db, recoveryCodesMessage(member, freezeUrl));
    return { status: true, message: 'Recovery codes created.', data: { codes } };
  },
);
