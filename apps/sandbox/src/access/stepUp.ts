import type { AuthType } from '../data/schema/columns';
import { invalid, refusedAt } from '../api/refusal';
import {
  type Confirming,
  type FactorServices,
  type SecondFactor,
  trySecondFactor,
  wrongFactor,
} from './secondFactor';
import { lockedText } from './requireRight';
import type { Member } from './members';

/** The actions that the current factor confirms, with the purpose of their mailed codes. */
const confirmed = { profile: 'change', purchase: 'purchase' } as const;

type Purpose = keyof typeof confirmed;

/** The source of each factor, for the refusal's text. */
const sources: Record<AuthType, string> = {
  otp: 'a code from your email',
  mpin: 'your security PIN',
  authenticator: 'a code from your authenticator app',
};

/**
 * Refuses a request without a second factor, at its field. It costs no try, so it runs before any code is used (T29).
 */
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
 * Refuses a security change (T29) or a purchase for another member (T35) without a correct second factor, at the
 * factor's field.
 */
export async function requireStepUp(
  services: FactorServices,
  confirming: Confirming,
  given: SecondFactor,
  purpose: Purpose = 'profile',
): Promise<void> {
  const { member } = confirming;
  requireGivenSecondFactor(member, given, purpose);
  const outcome = await trySecondFactor(services, confirming, purpose, given);
  if (outcome !== 'right')
    throw refusedAt(member.authType, outcome === 'locked' ? lockedText : wrongFactor(member.authType));
}
