import { eq } from 'drizzle-orm';
import type { AuthType } from '../data/schema/columns';
import { members } from '../data/schema/members';
import { refused } from '../contract/refusal';
import type { Services } from '../services';
import { checkCode } from './codes';
import { checkPin } from './pins';
import { requireRight } from './requireRight';
import { checkTotp } from './totp';

/** A code as it travels: under the name of the auth type (D19). */
export type SecondFactor = Partial<Record<AuthType, string>>;

/**
 * Lets an action of a member pass with a second factor, or refuses it. The factor is the member's own auth type; a code
 * sent by mail must have been sent for `purpose` (T14). Call it before the action's transaction: tries must be counted
 * even when the action is refused.
 */
export async function requireSecondFactor(
  { db, clock, passwords }: Services,
  memberId: number,
  purpose: string,
  given: SecondFactor,
): Promise<void> {
  const now = clock.now();
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member) throw refused('Invalid otp');
  const type = member.authType;
  const value = given[type];
  const check = async () => {
    if (value === undefined) return 'wrong';
    if (type === 'mpin') return checkPin(db, passwords, member, value, now);
    if (type === 'authenticator')
      return checkTotp(db, memberId, member.totpEnabled ? member.totpSecret : null, value, now);
    return checkCode(db, memberId, purpose, value, now);
  };
  requireRight(await check(), refused(`Invalid ${type}`));
}
