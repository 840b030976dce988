import { and, eq } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { checkOwnPassword } from '../../access/ownPassword';
import { requireRight } from '../../access/requireRight';
import { requireSecondFactor } from '../../access/secondFactor';
import { rescue } from '../../access/rescue/rescue';
import { memberOperation } from '../../contract/operation';
import { invalid } from '../../api/refusal';
import { members } from '../../data/schema/members';
import { passwordChangedMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

const wrongPassword = () => invalid({ currentpassword: ['The current password is incorrect.'] });

/**
 * A §5. Everything else that opens the account ends, as the list of rescues says (T26, T47). The password is checked before the code,
 * because a typing error must not consume the code.
 */
export const changePassword = memberOperation<'changePassword'>(
  async ({ body }, { session, services, ip, agent }) => {
    const { db, clock, mailer, passwords } = services;
    const member = await getMember(db, session.memberId);
    const { id, passwordHash: before } = member;
    requireRight(
      await checkOwnPassword(db, passwords, member, body.currentpassword, clock.now()),
      wrongPassword(),
    );
    await requireSecondFactor(services, { member, session }, 'profile', body);
    const passwordHash = await passwords.hash(body.newpassword);
    const hold = await db.transaction(async (tx) => {
      const changed = await tx
        .update(members)
        .set({ passwordHash })
        // In two concurrent changes the second one's current password is out of date.
        .where(and(eq(members.id, id), eq(members.passwordHash, before)))
        .returning({ id: members.id });
      if (changed.length === 0) throw wrongPassword();
      const scope = { memberId: id, now: clock.now(), except: session, device: { ip, agent } };
      await rescue(tx, 'passwordChange', scope);
      return holdAfterChange(tx, services, id);
    });
    await mailer.send(db, passwordChangedMessage(member, 'own session', hold));
    return { status: true, message: 'Password changed.' };
  },
);
