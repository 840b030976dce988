import type { Clock } from '../data/clock';
import type { Db } from '../data/database';
import type { AuthType } from '../data/schema/columns';
import { refused } from '../api/refusal';
import { checkCode } from './codes';
import type { Member } from './members';
import type { Passwords } from './shareJudged';
import { checkPin } from './pins';
import { requireRight } from './requireRight';
import { checkTotp } from './authenticator/totp';
import type { TryOutcome } from './tries';

/** A second factor in a request: the code under the name of its auth type (D19). */
export type SecondFactor = Partial<Record<AuthType, string>>;

/** The services that a verification needs. */
export interface FactorServices {
  db: Db;
  clock: Clock;
  passwords: Passwords;
}

/** The member who confirms, and the token of the call, to which a mailed code is bound (T14). */
export interface Confirming {
  member: Member;
  session: { id: number };
}

/** The refusal of a wrong factor. */
export const wrongFactor = (type: AuthType) => `Invalid ${type}` as const;

/**
 * Verifies the member's current second factor. A mailed code must match `purpose` and the session (T14). Call this before the action's
 * transaction, because a try must count even if the action is refused.
 */
export async function trySecondFactor(
  { db, clock, passwords }: FactorServices,
  { member, session }: Confirming,
  purpose: string,
  given: SecondFactor,
): Promise<TryOutcome> {
  const now = clock.now();
  const type = member.authType;
  const value = given[type];
  if (value === undefined) return 'wrong';
  if (type === 'mpin') return checkPin(db, passwords, member, value, now);
  if (type === 'authenticator')
    return checkTotp(db, member.id, member.totpEnabled ? member.totpSecret : null, value, now);
  return checkCode(db, { memberId: member.id, purpose, sessionId: session.id }, value, now);
}

/** Refuses an action unless the second factor is correct. */
export async function requireSecondFactor(
  services: FactorServices,
  confirming: Confirming,
  purpose: string,
  given: SecondFactor,
): Promise<void> {
  requireRight(
    await trySecondFactor(services, confirming, purpose, given),
    refused(wrongFactor(confirming.member.authType)),
  );
}
