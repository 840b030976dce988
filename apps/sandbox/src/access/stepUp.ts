import type { AuthType } from '../data/schema/columns';
import { invalid, refusedAt } from '../wire/refusal';
import { type FactorServices, type SecondFactor, trySecondFactor, wrongFactor } from './secondFactor';
import { lockedText } from './requireRight';
import type { Member } from './members';

/** How a missing proof is asked for, at the field of the factor in force. */
const asks: Record<AuthType, string> = {
  otp: 'Please confirm this change with a code from your email.',
  mpin: 'Please confirm this change with your security pin.',
  authenticator: 'Please confirm this change with a code from your authenticator.',
};

/** Refuses a change of security that brings no proof. It costs no try, so it comes before anything is used up (T29). */
export function requireProof({ authType }: Member, given: SecondFactor): void {
  if (given[authType] === undefined) throw invalid({ [authType]: [asks[authType]] });
}

/** Refuses a change of security whose proof is not right, at the field that holds it. A mailed code is one for `profile`. */
export async function requireStepUp(
  services: FactorServices,
  member: Member,
  given: SecondFactor,
): Promise<void> {
  requireProof(member, given);
  const outcome = await trySecondFactor(services, member, 'profile', given);
  if (outcome !== 'right')
    throw refusedAt(member.authType, outcome === 'locked' ? lockedText : wrongFactor(member.authType));
}
