import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Sentence } from '../../api/languages/sentence';
import { checkCode, issueCode, openPurposes } from '../../access/codes';
import { rememberDevice } from '../../access/guessing/devices';
import { codeCoolDown, openCodesPerDay, withdrawalHoldHours } from '../../access/limits';
import { findMember, type Member } from '../../access/members';
import { rescue } from '../../access/rescue/rescue';
import { consumeSession } from '../../access/sessions';
import { type Call, openOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { refused, tooMany } from '../../api/refusal';
import { members } from '../../data/schema/members';
import { codeMessage, passwordChangedMessage } from '../../mail/messages';
import { holdAfterChange } from '../profile/holdAfterChange';
import type { Db } from '../../data/database';
import { takeTurn } from '../../access/guessing/turns';
import { signIn } from './signIn';

const day = 24 * 60 * 60;

/**
 * Limits codes for unverified people and returns the seconds to wait, or 0. The limits are kept by name for all
 * processes (T31), and apply to unknown names too because they must not reveal which names exist (T17).
 */
async function waitOfStranger(db: Db, username: string, purpose: string, now: Date): Promise<number> {
  const name = username.toLowerCase();
  const coolDown = { max: 1, seconds: codeCoolDown };
  const wait = await takeTurn(db, `code for ${purpose} of ${name}`, coolDown, now);
  if (wait > 0) return wait;
  return takeTurn(db, `codes of ${name}`, { max: openCodesPerDay, seconds: day }, now);
}

/** Longer than the reads and writes of a member's rows take. */
const leastMs = 60;

/** Answers or refuses after at least `leastMs`, because the time must not reveal whether a member exists (T17). */
async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

type Asked = Body<'resendOtp'>;

/**
 * Whether the caller is verified as this member, by the first step's token for sign-in or the session's token for an
 * action. Strangers therefore can't fill a member's mailbox (T15).
 */
const isProven = ({ session }: Call, member: Member, purpose: string) =>
  !openPurposes.includes(purpose) &&
  session?.memberId === member.id &&
  session.kind === (purpose === 'login' ? 'pre-login' : 'session');

/** Sends a code, or returns the seconds to wait. */
async function sendCode(
  { services, session, language }: Call,
  member: Member,
  purpose: string,
): Promise<number> {
  const { db, clock, mailer } = services;
  const sessionId = openPurposes.includes(purpose) ? null : (session?.id ?? null);
  const issued = await issueCode(db, { memberId: member.id, purpose, sessionId }, clock.now());
  if ('wait' in issued) return issued.wait;
  await mailer.send(db, { ...codeMessage(member, purpose, issued.code), language });
  return 0;
}

/**
 * Serves unverified people. The limits belong to the name, and the answer never reveals whether a code was sent (T17).
 */
async function sendToName(
  call: Call,
  member: Member | undefined,
  { username, from }: Asked,
): Promise<number> {
  const { db, clock } = call.services;
  const wait = await waitOfStranger(db, username, from, clock.now());
  if (wait > 0) return wait;
  const mayHave = from !== 'verify-email' || member?.emailVerifiedAt === null;
  if (member && openPurposes.includes(from) && mayHave) await sendCode(call, member, from);
  return 0;
}

/** The cool-down is in seconds. The daily limit lasts hours, so the portal shows its end. */
const waitText = (wait: number): Sentence =>
  wait > codeCoolDown
    ? 'You can’t get more codes for now.'
    : `Please wait ${wait} seconds before you request another OTP.`;

/** Members and unknown names get the same messages, limits and time (T17). */
export const resendOtp = openOperation<'resendOtp'>(async ({ body }, call) => {
  const wait = await evenly(async () => {
    const member = await findMember(call.services.db, body.username);
    return member && isProven(call, member, body.from)
      ? sendCode(call, member, body.from)
      : sendToName(call, member, body);
  });
  if (wait > 0) throw tooMany(wait, waitText(wait));
  return {
    status: true,
    message: 'We’ve emailed you a code.',
    retry_after: codeCoolDown,
    // The password that this code sets brings a hold, for every name alike (D140, T17).
    ...(body.from === 'forget-password' && { withdrawal_hold_hours: withdrawalHoldHours }),
  };
});

/**
 * Verifies the code of a signed-out person. A lock looks like a wrong code because it would reveal that the name
 * exists.
 */
async function requireMailedCode(
  call: Call,
  username: string,
  purpose: string,
  otp: string,
): Promise<Member> {
  const { db, clock } = call.services;
  return evenly(async () => {
    const member = await findMember(db, username);
    const outcome =
      member && (await checkCode(db, { memberId: member.id, purpose, sessionId: null }, otp, clock.now()));
    if (!member || outcome !== 'right') throw refused('Invalid otp');
    // A reader of the member's mail may try the password on this device, whatever happens elsewhere (T31).
    await rememberDevice(db, member.id, call, clock.now());
    return member;
  });
}

/**
 * A §4: the four boxes. In the browser that registered a moment ago it signs the member in, too (D113): the token stands
 * for the password that was chosen there, and the code is the second factor of members who confirm by mail.
 */
export const verifyEmail = openOperation<'verifyEmail'>(async ({ body }, call) => {
  const { session, services } = call;
  const { db, clock } = services;
  const member = await requireMailedCode(call, body.username, 'verify-email', body.otp);
  const { id, username } = member;
  await db.update(members).set({ emailVerifiedAt: clock.now() }).where(eq(members.id, id));
  const done = { status: true, username, message: 'Email verified successfully.' };
  const isTheirs = session?.kind === 'registration' && session.memberId === id && member.authType === 'otp';
  if (!isTheirs || !(await consumeSession(db, session.id, clock.now()))) return done;
  return { ...(await signIn(call, member)), ...done, auth_type: member.authType };
});

/** A §2: sets a new password, and ends or suspends what else opens the account (T26, T47). */
export const forgetPassword = openOperation<'forgetPassword'>(async ({ body }, call) => {
  const { services } = call;
  const { db, clock, mailer, passwords } = services;
  // Hashed first because a wrong code must take as long as a correct one.
  const passwordHash = await passwords.hash(body.newpassword);
  const member = await requireMailedCode(call, body.username, 'forget-password', body.otp);
  const hold = await db.transaction(async (tx) => {
    await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
    await rescue(tx, 'forgottenPassword', { memberId: member.id, now: clock.now(), device: call });
    return holdAfterChange(tx, services, member.id);
  });
  await mailer.send(db, passwordChangedMessage(member, 'no session', hold));
  return { status: true, message: 'Password changed.' };
});
