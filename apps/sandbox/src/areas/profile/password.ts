import { and, eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { checkOwnPassword } from '../../access/ownPassword';
import { requireRight } from '../../access/requireRight';
import { requireSecondFactor, type SecondFactor } from '../../access/secondFactor';
import { revokeSessions } from '../../access/sessions';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../contract/refusal';
import { members } from '../../data/schema/members';
import { passwordChangedMessage } from '../../mail/messages';

interface NewPassword {
  body: SecondFactor & { currentpassword: string; newpassword: string };
}

const wrongPassword = () => invalid({ currentpassword: ['The current password is incorrect.'] });

/**
 * A §5. The member stays signed in here; every other session, a sign-in that is halfway and an operator's link end (T26).
 * The password is tried before the code, so that a slip does not use the code up.
 */
export const changePassword = memberOperation(async ({ body }: NewPassword, { session, services }) => {
  const { db, clock, mailer, passwords } = services;
  const member = await getMember(db, session.memberId);
  const { id, passwordHash: before } = member;
  requireRight(
    await checkOwnPassword(db, passwords, member, body.currentpassword, clock.now()),
    wrongPassword(),
  );
  await requireSecondFactor(services, id, 'profile', body);
  const passwordHash = await passwords.hash(body.newpassword);
  await db.transaction(async (tx) => {
    const changed = await tx
      .update(members)
      .set({ passwordHash })
      // Of two changes at once, the second knows a password that is no longer the current one.
      .where(and(eq(members.id, id), eq(members.passwordHash, before)))
      .returning({ id: members.id });
    if (changed.length === 0) throw wrongPassword();
    await revokeSessions(tx, id, clock.now(), { except: session });
  });
  await mailer.send(db, passwordChangedMessage(member, 'own session'));
  return { status: true, message: 'Password changed successfully.' };
});
