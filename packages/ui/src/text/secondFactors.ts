import { accessTexts } from './messages';
import { secondFactorMessages } from './proofMessages';

/** A proof that it is the member who acts: a code by mail, the security pin, or an authenticator's code. */
export interface SecondFactorKind {
  label: string;
  /** The greatest number of digits (D18). A shorter code is sent as it is, because the server decides. */
  length: number;
  /** Hidden while typed, because the member remembers it instead of receiving it. */
  secret: boolean;
}

/** The greatest lengths, with a row for each screen (D18). `other` is for every kind that the row does not name. */
const lengths = {
  login: { mpin: 4, other: 6 },
  password: { mpin: 4, otp: 4, other: 6 },
  securityChange: { mpin: 4, otp: 4, other: 6 },
  withdrawSetting: { mpin: 4, otp: 4, other: 6 },
  withdraw: { mpin: 4, otp: 4, other: 6 },
  transfer: { mpin: 4, otp: 4, other: 6 },
  purchase: { mpin: 4, other: 6 },
  mt5: { mpin: 4, other: 6 },
  cancelSubscription: { mpin: 4, other: 6 },
} as const satisfies Record<string, { other: number; [authType: string]: number }>;

export type VerificationPurpose = keyof typeof lengths;

const names: Record<string, string> = {
  mpin: accessTexts.securityPin,
  otp: secondFactorMessages.oneTimeCode,
  authenticator: secondFactorMessages.authenticatorCode,
};

/** The kind for the server's word. An unknown word counts as an ordinary code (A §5, D19). */
export function toSecondFactorKind(authType: string, purpose: VerificationPurpose): SecondFactorKind {
  const row: { other: number; [authType: string]: number } = lengths[purpose];
  const known = Object.hasOwn(names, authType);
  const secret = authType === 'mpin';
  const label = (known && names[authType]) || secondFactorMessages.verificationCode;
  return {
    label,
    length: (known && row[authType]) || row.other,
    secret,
  };
}

/** A refused pin as it is said beside its field, whose label is "Security Pin". The toast has the server's text. */
export const plainRefusal = (refusal: string): string =>
  refusal === 'Invalid mpin' ? secondFactorMessages.thisSecurityPinIsWrong : refusal;

/** Where a second change of security asks for a code within the minute of the first one's (T14, T29). */
export const earlierCode = secondFactorMessages.theLastCodeWasSent;
