import { and, eq, isNull } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { checkOwnPassword } from '../../access/ownPassword';
import { checkPin } from '../../access/pins';
import { requireRight } from '../../access/requireRight';
import { requireGivenSecondFactor, requireStepUp } from '../../access/stepUp';
import { memberOperation } from '../../contract/operation';
import { invalid, refused } from '../../api/refusal';
import { members } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';
import { holdAfterChange } from './holdAfterChange';

const wrongOld = () => invalid({ old_password: ['The old password is incorrect.'] });

/**
 * A §5. Members who confirm by pin verify the change with the old pin, and others also with their second factor (T29).
 * The factor is checked after the old password, because a typing error must not consume a code. `old_password` is the
 * old pin, or the login password for a first pin (D46).
 */
export const changeSecondaryPassword = memberOperation<'changeSecondaryPassword'>(
  async ({ body }, { session, services }) => {
    const { db, clock, mailer, passwords } = services;
    if (body.spassword !== body.spassword_confirmation)
      throw refused('Secutity Pin not matching with new Pin');
    const member = await getMember(db, session.memberId);
    const { id, pinHash: before } = member;
    const isSecondFactor = member.authType === 'mpin' && before !== null;
    if (!isSecondFactor) requireGivenSecondFactor(member, body);
    const check = before === null ? checkOwnPassword : checkPin;
    requireRight(await check(db, passwords, member, body.old_password, clock.now()), wrongOld());
    if (!isSecondFactor) await requireStepUp(services, { member, session }, body);
    const pinHash = await passwords.hash(body.spassword);
    const same = before === null ? isNull(members.pinHash) : eq(members.pinHash, before);
    const hold = await db.transaction(async (tx) => {
      const changed = await tx
        .update(members)
        .set({ pinHash })
        .where(and(eq(members.id, id), same))
        .returning({ id: members.id });
      if (changed.length === 0) throw wrongOld();
      return holdAfterChange(tx, services, id);
    });
    await mailer.send(db, securityMessage(member, 'pin', hold));
    return { status: true, message: 'Security PIN changed.' };
  },
);
