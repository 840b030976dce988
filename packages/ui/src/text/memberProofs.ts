import { mt5Texts } from './messages';
import { toSecondFactorKind, type SecondFactorKind, type VerificationPurpose } from './secondFactors';

/** The places where the pin has another name (B §5). */
const loudNames: readonly VerificationPurpose[] = ['mt5', 'cancelSubscription'];

/** The kind of proof that a member's dialog asks for, under the name that it has there. */
export function toMemberSecondFactorKind(authType: string, purpose: VerificationPurpose): SecondFactorKind {
  const kind = toSecondFactorKind(authType, purpose);
  return kind.secret && loudNames.includes(purpose) ? { ...kind, label: mt5Texts.securityPin } : kind;
}
