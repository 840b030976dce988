import { mt5Texts } from './messages';
import { proofKind, type ProofKind, type ProofPlace } from './proofs';

/** The places where the pin has another name (B §5). */
const loudPlaces: readonly ProofPlace[] = ['mt5', 'cancelSubscription'];

/** The kind of proof that a member's dialog asks for, under the name that it has there. */
export function memberProofKind(authType: string, place: ProofPlace): ProofKind {
  const kind = proofKind(authType, place);
  return kind.secret && loudPlaces.includes(place) ? { ...kind, label: mt5Texts.securityPin } : kind;
}
