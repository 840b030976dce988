import { eq } from 'drizzle-orm';
import { checkCode, issueCode, type Issued } from '../../access/codes';
import { codeCoolDown } from '../../access/limits';
import { findMember, type Member } from '../../access/members';
import { holdsSession, revokeSessions } from '../../access/sessions';
import { type Call, openOperation } from '../../contract/operation';
import { refused, tooMany } from '../../contract/refusal';
import { members } from '../../data/schema/members';
import { codeMessage, passwordChangedMessage } from '../../mail/messages';

/**
 * Whether a code may go out to this member now. Signing in needs a password that was right within the last minutes, and
 * actions of members a session: so nobody else can fill a member's mailbox (T15).
 */
async function maySend({ session, services }: Call, member: Member, purpose: string): Promise<boolean> {
  const { db, clock } = services;
  if (session && session.memberId !== member.id) return false;
  if (purpose === 'forget-password') return true;
  if (purpose === 'verify-email') return member.emailVerifiedAt === null;
  return holdsSession(db, member.id, [purpose === 'login' ? 'pre-login' : 'session'], clock.now());
}

/** Answers alike for members and for names that nobody has: the same words, the same cool-down (T17). */
export const resendOtp = openOperation(
  async ({ body }: { body: { username: string; from: string } }, call) => {
    const { db, clock, mailer, strangers } = call.services;
    const member = await findMember(db, body.username);
    const now = clock.now();
    let issued: Issued;
    if (member && (await maySend(call, member, body.from))) {
      issued = await issueCode(db, member.id, body.from, now);
      if ('code' in issued) await mailer.send(db, codeMessage(member, body.from, issued.code));
    } else {
      issued = strangers.ask(body.username, body.from, now);
    }
    if ('wait' in issued)
      throw tooMany(issued.wait, `Please wait ${issued.wait} seconds before you request another OTP.`);
    return { status: true, message: 'OTP sent to your email.', retry_after: codeCoolDown };
  },
);

/** Tries a code of somebody who is not signed in; a lock looks like a wrong code, or it would tell that the name exists. */
async function requireMailedCode(
  call: Call,
  username: string,
  purpose: string,
  otp: string,
): Promise<Member> {
  const { db, clock } = call.services;
  const member = await findMember(db, username);
  const outcome = member && (await checkCode(db, member.id, purpose, otp, clock.now()));
  if (!member || outcome !== 'right') throw refused('Invalid otp');
  return member;
}

/** A §4: the four boxes. */
export const verifyEmail = openOperation(
  async ({ body }: { body: { username: string; otp: string } }, call) => {
    const { db, clock } = call.services;
    const { id, username } = await requireMailedCode(call, body.username, 'verify-email', body.otp);
    await db.update(members).set({ emailVerifiedAt: clock.now() }).where(eq(members.id, id));
    return { status: true, username, message: 'Email verified successfully.' };
  },
);

/** A §2: sets a new password and ends every session (T26). */
export const forgetPassword = openOperation(
  async (
    {
      body,
    }: {
      body: { username: string; otp: string; newpassword: string };
    },
    call,
  ) => {
    const { db, clock, mailer, passwords } = call.services;
    // Hashed first, so that a wrong code takes as long as a right one.
    const passwordHash = await passwords.hash(body.newpassword);
    const member = await requireMailedCode(call, body.username, 'forget-password', body.otp);
    await db.transaction(async (tx) => {
      await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
      await revokeSessions(tx, member.id, clock.now());
    });
    await mailer.send(db, passwordChangedMessage(member));
    return { status: true, message: 'Password changed successfully.' };
  },
);
