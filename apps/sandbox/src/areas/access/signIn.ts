import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { type Device, deviceKey, rememberDevice } from '../../access/guessing/devices';
import { takeGuess } from '../../access/guessing/guesses';
import { findMember, getMember, type Member } from '../../access/members';
import { makeFreezeUrl } from '../../access/freezeLinks';
import { checkRecoveryCode, countRecoveryCodes } from '../../access/authenticator/recoveryCodes';
import { createSignInOptions, checkPasskey } from '../../access/authenticator/passkeys';
import { readSafeguards } from '../../access/rescue/review';
import { requireRight } from '../../access/requireRight';
import { requireUnfrozen } from '../../access/safeguards';
import { requireSecondFactor } from '../../access/secondFactor';
import {
  beginSession,
  consumeSession,
  openSession,
  revokeSessions,
  findSession,
} from '../../access/sessions';
import { type Call, type MemberCall, memberOperation, openOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { refused, refusedAt, unauthenticated } from '../../api/refusal';
import type { Services } from '../../contract/services';
import { recoveryCodeUsedMessage, newDeviceMessage } from '../../mail/messages';
import { toProfile } from '../profile/reads';
import { readSettings } from '../../data/settings';
import { escapeHtml } from '../../api/escapeHtml';
import { utcText } from '../../api/utcText';
import { notifications } from '../../data/schema/service';
import type { Db } from '../../data/database';
import { loginLogs } from '../../data/schema/access';
import { members } from '../../data/schema/members';
import { describeDevice } from '../../access/describeDevice';

type LoginRecord = Pick<typeof loginLogs.$inferInsert, 'ip' | 'device' | 'isNew'>;

/**
 * Records a sign-in for the dashboard and the profile's logs. A device is new if earlier sign-ins came from others, so
 * a member's first sign-in never counts.
 */
async function recordLogin(
  db: Db,
  { memberId, sessionId, from }: { memberId: number; sessionId: number; from: Device },
  now: Date,
): Promise<LoginRecord> {
  const key = deviceKey(memberId, from);
  const [earlier] = await db
    .select({
      all: count(),
      same: sql<number>`count(*) FILTER (WHERE ${loginLogs.deviceKey} = ${key})`.mapWith(Number),
    })
    .from(loginLogs)
    .where(and(eq(loginLogs.memberId, memberId), isNotNull(loginLogs.deviceKey)));
  const isNew = earlier !== undefined && earlier.all > 0 && earlier.same === 0 ? 1 : 0;
  const record: LoginRecord = { ip: from.ip, device: describeDevice(from.agent), isNew };
  await db
    .insert(loginLogs)
    .values({ ...record, memberId, sessionId, deviceKey: key, country: 'Unknown', createdAt: now })
    .prepare('log a sign-in')
    .execute();
  await db
    .update(members)
    .set({ lastLoginAt: now })
    .where(eq(members.id, memberId))
    .prepare('last sign-in')
    .execute();
  return record;
}

/** Announces a sign-in from a new device by a notification and a mail, whose link freezes the account. */
async function announceDevice(
  services: Services,
  member: Member,
  { device, ip }: LoginRecord,
): Promise<void> {
  const { db, clock, mailer } = services;
  const createdAt = clock.now();
  const from = [device, ip].filter(Boolean).join(', ');
  await db.insert(notifications).values({
    memberId: member.id,
    title: 'New sign-in to your account',
    body: `<p>${escapeHtml(from)}. Not you? Freeze your account on the Security page.</p>`,
    source: 'SIGN_IN',
    createdAt,
  });
  const freezeUrl = await makeFreezeUrl(db, services, member.id);
  await mailer.send(db, newDeviceMessage(member, { from, at: utcText(createdAt), freezeUrl }));
}

const wrongCredentials = () => refused('Invalid username or password.');

type Credentials = Body<'preLogin'>;

async function requireCredentials(call: Call, { username, password }: Credentials): Promise<Member> {
  const { db, clock, passwords } = call.services;
  const member = await findMember(db, username);
  const wasRight = await takeGuess(db, { username, memberId: member?.id, device: call }, clock.now());
  // The same work for unknown members (T17).
  const matches = await passwords.verify(member?.passwordHash, password);
  if (!member || !matches) throw wrongCredentials();
  await wasRight();
  return member;
}

/** Opens a session for a verified member and records the sign-in. */
export async function signIn(call: Call, member: Member) {
  const { services } = call;
  const now = services.clock.now();
  const { id: sessionId, token } = await beginSession(services.db, member.id, 'session', now, call);
  const login = await recordLogin(services.db, { memberId: member.id, sessionId, from: call }, now);
  if (login.isNew === 1) await announceDevice(services, member, login);
  await rememberDevice(services.db, member.id, call, now);
  const isAsked = (await readSafeguards(services.db, member.id))?.reviewSince != null;
  const answer = { status: true, token, username: member.username, email: member.email };
  return isAsked ? { ...answer, access_review: 1 as const } : answer;
}

/** A §4.1, A §4.2, A §4.5: the first step. */
export const preLogin = openOperation<'preLogin'>(async ({ body }, call) => {
  const { db, clock } = call.services;
  const member = await requireCredentials(call, body);
  const { username } = member;
  await requireUnfrozen(db, member.id);
  if (!member.emailVerifiedAt && (await readSettings(db)).email_required === 1)
    return { status: false, otp_send: 1, email_verified: 0, username, message: 'Please verify your email.' };
  if (!member.secondStep) return { ...(await signIn(call, member)), spassword: 0 };
  const now = clock.now();
  await revokeSessions(db, member.id, now, { kinds: ['pre-login'] });
  const token = await openSession(db, member.id, 'pre-login', now);
  const { antiPhishingWord: anti_phishing_word } = await toProfile(db, member.id);
  const { authType: auth_type, email } = member;
  const hasCodes = auth_type === 'authenticator' && (await countRecoveryCodes(db, member.id)) > 0;
  const factor = {
    auth_type,
    anti_phishing_word,
    has_recovery_codes: hasCodes ? (1 as const) : (0 as const),
  };
  const passkey = await createSignInOptions(call.services, member.id, token);
  const asked = { ...factor, ...(passkey && { passkey: { ...passkey, rpId: passkey.rpId ?? '' } }) };
  return { status: true, token, spassword: 1, username, email, ...asked };
});

/** Optional (D113): a code in place of a lost authenticator's. */
async function consumeRecoveryCode(services: Services, member: Member, code: string): Promise<void> {
  const { db, mailer } = services;
  const wrong = refused('Invalid recovery code');
  if (member.authType !== 'authenticator') throw wrong;
  requireRight(await checkRecoveryCode(services, member.id, code), wrong);
  const left = await countRecoveryCodes(db, member.id);
  await mailer.send(db, recoveryCodeUsedMessage(member, left, await makeFreezeUrl(db, services, member.id)));
}

/** Optional (D113): a passkey in place of the code. No one can guess one, so a wrong one counts nowhere. */
async function requirePasskey({ services, session }: MemberCall, passkey: object): Promise<void> {
  const { id: sessionId, memberId } = session;
  // The contract has checked its outline, and the library checks the rest.
  const answer = passkey as AuthenticationResponseJSON;
  if (!(await checkPasskey(services, { memberId, sessionId }, answer)))
    throw refusedAt('passkey', 'This passkey didn’t work.');
}

/** A §4.4: the second step, which consumes the token of the first (T16). */
export const login = memberOperation<'login'>(async ({ body }, call) => {
  const { session, services } = call;
  const member = await requireCredentials(call, body);
  if (member.id !== session.memberId) throw wrongCredentials();
  if ('passkey' in body) await requirePasskey(call, body.passkey);
  else if ('recovery_code' in body) await consumeRecoveryCode(services, member, body.recovery_code);
  else await requireSecondFactor(services, { member, session }, 'login', body);
  if (!(await consumeSession(services.db, session.id, services.clock.now()))) throw unauthenticated();
  return {
    ...(await signIn(call, member)),
    auth_type: member.authType,
    message: 'You’re signed in.',
  };
});

/** A §4.7: an operator's single-use link, valid for a minute. Its session is flagged (T5). */
export const loginAsUser = openOperation<'loginAsUser'>(async ({ body }, { services: { db, clock } }) => {
  const now = clock.now();
  const gone = refused('This sign-in link is no longer valid.');
  const link = await findSession(db, body.temp_token, ['temp'], now);
  if (!link) throw gone;
  const member = await getMember(db, link.memberId);
  if (member.username.toLowerCase() !== body.username.toLowerCase()) throw gone;
  if (!(await consumeSession(db, link.id, now))) throw gone;
  const token = await openSession(db, member.id, 'impersonation', now);
  return { status: true, token, username: member.username, email: member.email };
});

/** Revokes the token on the server, so a stolen copy is useless (T26). */
export const logout = memberOperation<'logout'>(async (_input, { session, services: { db, clock } }) => {
  await consumeSession(db, session.id, clock.now());
  return { status: true, message: 'Your Are Logout!!' };
});
