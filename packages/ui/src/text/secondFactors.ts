import { accessTexts } from './messages';
import { secondFactorMessages } from './secondFactorMessages';

/** A second factor: a code by mail, the security pin, or an authenticator's code. */
export interface SecondFactorKind {
  label: string;
  /** The greatest number of digits (D18). A shorter code is sent unchanged, because the server decides. */
  length: number;
  /** Masked during input, because the member remembers it instead of receiving it. */
  secret: boolean;
}

/** The greatest lengths by screen (D18). `other` is for every kind not listed for a screen. */
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

/** The text of a refused pin at its field, whose label is "Security Pin". The toast has the server's text. */
export const plainRefusal = (refusal: string): string =>
  refusal === 'Invalid mpin' ? secondFactorMessages.wrongPin : refusal;

/** For a second security change that asks for a code within a minute of the first (T14, T29). */
export const earlierCode = secondFactorMessages.codeJustSent;
