import { and, eq, isNull } from 'drizzle-orm';
import { getMember } from '../../access/members';
import { checkOwnPassword } from '../../access/ownPassword';
import { checkPin } from '../../access/pins';
import { requireRight } from '../../access/requireRight';
import { memberOperation } from '../../contract/operation';
import { invalid, refused } from '../../contract/refusal';
import { members } from '../../data/schema/members';
import { securityMessage } from '../../mail/messages';

interface NewPin {
  body: { old_password: string; spassword: string; spassword_confirmation: string };
}

const wrongOld = () => invalid({ old_password: ['The old password is incorrect.'] });

/**
 * A §5. `old_password` is the pin that is changed; a member without one, who sets it for the first time, types the login
 * password (D46).
 */
export const changeSecondaryPassword = memberOperation(async ({ body }: NewPin, { session, services }) => {
  const { db, clock, mailer, passwords } = services;
  if (body.spassword !== body.spassword_confirmation) throw refused('Secutity Pin not matching with new Pin');
  const member = await getMember(db, session.memberId);
  const { id, pinHash: before } = member;
  const check = before === null ? checkOwnPassword : checkPin;
  requireRight(await check(db, passwords, member, body.old_password, clock.now()), wrongOld());
  const pinHash = await passwords.hash(body.spassword);
  const changed = await db
    .update(members)
    .set({ pinHash })
    .where(and(eq(members.id, id), before === null ? isNull(members.pinHash) : eq(members.pinHash, before)))
    .returning({ id: members.id });
  if (changed.length === 0) throw wrongOld();
  await mailer.send(db, securityMessage(member, 'pin'));
  return { status: true, message: 'Security Pin changed successfully.' };
});
