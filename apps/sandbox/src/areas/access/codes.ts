import { eq } from 'drizzle-orm';
import { checkCode, issueCode, openPurposes } from '../../access/codes';
import { rememberDevice } from '../../access/guessing/devices';
import { evenly } from '../../access/evenly';
import { codeCoolDown } from '../../access/limits';
import { findMember, type Member } from '../../access/members';
import { revokeSessions } from '../../access/sessions';
import { waitOfStranger } from '../../access/guessing/strangers';
import { type Call, openOperation } from '../../contract/operation';
import type { Body } from '../../contract/operationTypes';
import { refused, tooMany } from '../../wire/refusal';
import { members } from '../../data/schema/members';
import { codeMessage, passwordChangedMessage } from '../../mail/messages';
import { holdAfterChange } from '../profile/holdAfterChange';

type Asked = Body<'resendOtp'>;

/**
 * Whether the caller has proved to be this member: for signing in by the token of the first step, for an action by the
 * session's token. Nobody else can fill a member's mailbox (T15).
 */
const isProven = ({ session }: Call, member: Member, purpose: string) =>
  !openPurposes.includes(purpose) &&
  session?.memberId === member.id &&
  session.kind === (purpose === 'login' ? 'pre-login' : 'session');

/** Sends a code; answers the seconds to wait where the limits allow none now. */
async function sendCode({ services }: Call, member: Member, purpose: string): Promise<number> {
  const { db, clock, mailer } = services;
  const issued = await issueCode(db, member.id, purpose, clock.now());
  if ('wait' in issued) return issued.wait;
  await mailer.send(db, codeMessage(member, purpose, issued.code));
  return 0;
}

/**
 * Serves people who have proved nothing: the limits are those of the name, and the answer never tells whether a code
 * was sent (T17).
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

/** The cool-down is seconds. The limit of a day is hours, and the portal says until when. */
const waitText = (wait: number): string =>
  wait > codeCoolDown
    ? 'No more codes can be sent for now.'
    : `Please wait ${wait} seconds before you request another OTP.`;

/** Answers alike for members and for names that nobody has: the same words, limits and time (T17). */
export const resendOtp = openOperation<'resendOtp'>(async ({ body }, call) => {
  const wait = await evenly(async () => {
    const member = await findMember(call.services.db, body.username);
    return member && isProven(call, member, body.from)
      ? sendCode(call, member, body.from)
      : sendToName(call, member, body);
  });
  if (wait > 0) throw tooMany(wait, waitText(wait));
  return { status: true, message: 'OTP sent to your email.', retry_after: codeCoolDown };
});

/** Tries a code of somebody who is not signed in; a lock looks like a wrong code, or it would tell that the name exists. */
async function requireMailedCode(
  call: Call,
  username: string,
  purpose: string,
  otp: string,
): Promise<Member> {
  const { db, clock } = call.services;
  return evenly(async () => {
    const member = await findMember(db, username);
    const outcome = member && (await checkCode(db, member.id, purpose, otp, clock.now()));
    if (!member || outcome !== 'right') throw refused('Invalid otp');
    // Whoever reads the member's mail may try the password here, whatever others do elsewhere (T31).
    await rememberDevice(db, member.id, call, clock.now());
    return member;
  });
}

/** A §4: the four boxes. */
export const verifyEmail = openOperation<'verifyEmail'>(async ({ body }, call) => {
  const { db, clock } = call.services;
  const { id, username } = await requireMailedCode(call, body.username, 'verify-email', body.otp);
  await db.update(members).set({ emailVerifiedAt: clock.now() }).where(eq(members.id, id));
  return { status: true, username, message: 'Email verified successfully.' };
});

/** A §2: sets a new password and ends every session (T26). */
export const forgetPassword = openOperation<'forgetPassword'>(async ({ body }, call) => {
  const { services } = call;
  const { db, clock, mailer, passwords } = services;
  // Hashed first, so that a wrong code takes as long as a right one.
  const passwordHash = await passwords.hash(body.newpassword);
  const member = await requireMailedCode(call, body.username, 'forget-password', body.otp);
  const hold = await db.transaction(async (tx) => {
    await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
    await revokeSessions(tx, member.id, clock.now());
    return holdAfterChange(tx, services, member.id);
  });
  await mailer.send(db, passwordChangedMessage(member, 'no session', hold));
  return { status: true, message: 'Password changed successfully.' };
});
