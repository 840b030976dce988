import { and, eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { checkOwnPassword } from '../../access/ownPassword';
import { requireRight } from '../../access/requireRight';
import { requireSecondFactor } from '../../access/secondFactor';
import { revokeSessions } from '../../access/sessions';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../api/refusal';
import { members } from '../../data/schema/members';
import { passwordChangedMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

const wrongPassword = () => invalid({ currentpassword: ['The current password is incorrect.'] });

/**
 * A §5. Every other session, unfinished sign-in and operator link ends (T26). The password is checked before the code,
 * because a typing error must not consume the code.
 */
export const changePassword = memberOperation<'changePassword'>(async ({ body }, { session, services }) => {
  const { db, clock, mailer, passwords } = services;
  const member = await getMember(db, session.memberId);
  const { id, passwordHash: before } = member;
  requireRight(
    await checkOwnPassword(db, passwords, member, body.currentpassword, clock.now()),
    wrongPassword(),
  );
  await requireSecondFactor(services, member, 'profile', body);
  const passwordHash = await passwords.hash(body.newpassword);
  const hold = await db.transaction(async (tx) => {
    const changed = await tx
      .update(members)
      .set({ passwordHash })
      // In two concurrent changes the second one's current password is out of date.
      .where(and(eq(members.id, id), eq(members.passwordHash, before)))
      .returning({ id: members.id });
    if (changed.length === 0) throw wrongPassword();
    await revokeSessions(tx, id, clock.now(), { except: session });
    return holdAfterChange(tx, services, id);
  });
  await mailer.send(db, passwordChangedMessage(member, 'own session', hold));
  return { status: true, message: 'Password changed successfully.' };
});
