import type { AuthType } from '../data/schema/columns';
import { invalid, refusedAt } from '../wire/refusal';
import { type FactorServices, type SecondFactor, trySecondFactor, wrongFactor } from './secondFactor';
import { lockedText } from './requireRight';
import type { Member } from './members';

/** What the factor in force confirms, beside the purpose of its mailed codes. */
const confirmed = { profile: 'change', purchase: 'purchase' } as const;

type Purpose = keyof typeof confirmed;

/** Where the member finds each factor. */
const sources: Record<AuthType, string> = {
  otp: 'a code from your email',
  mpin: 'your security pin',
  authenticator: 'a code from your authenticator',
};

/** Refuses what brings no proof, at its field. It costs no try, so it comes before anything is used up (T29). */
export function requireGivenSecondFactor(
  { authType }: Member,
  given: SecondFactor,
  purpose: Purpose = 'profile',
): void {
  if (given[authType] === undefined)
    throw invalid({
      [authType]: [`Please confirm this ${confirmed[purpose]} with ${sources[authType]}.`],
    });
}

/**
 * Refuses a change of security (T29) or a purchase for another member (T35) whose proof is missing or not right, at the
 * field that holds it.
 */
export async function requireStepUp(
  services: FactorServices,
  member: Member,
  given: SecondFactor,
  purpose: Purpose = 'profile',
): Promise<void> {
  requireGivenSecondFactor(member, given, purpose);
  const outcome = await trySecondFactor(services, member, purpose, given);
  if (outcome !== 'right')
    throw refusedAt(member.authType, outcome === 'locked' ? lockedText : wrongFactor(member.authType));
}
