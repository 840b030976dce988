import { mt5Texts } from './messages';
import { toSecondFactorKind, type SecondFactorKind, type VerificationPurpose } from './secondFactors';

/** The screens with a different name for the pin (B §5). */
const loudNames: readonly VerificationPurpose[] = ['mt5', 'cancelSubscription'];

/** The kind of second factor in a member's dialog, with its name there. */
export function toMemberSecondFactorKind(authType: string, purpose: VerificationPurpose): SecondFactorKind {
  const kind = toSecondFactorKind(authType, purpose);
  return kind.secret && loudNames.includes(purpose) ? { ...kind, label: mt5Texts.securityPin } : kind;
}
