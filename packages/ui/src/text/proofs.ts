import { accessTexts, mt5Texts } from './messages';

/** What proves that it is the member who acts: a code by mail, the security pin, or an authenticator's code. */
export interface ProofKind {
  label: string;
  /** Greatest number of digits (D18). A shorter code is sent as it is: the server decides. */
  length: number;
  /** Remembered by the member, not sent: hidden while typed. */
  secret: boolean;
}

/** The greatest lengths, one row a screen (D18); `other` is for what the row does not name. */
const lengths = {
  login: { mpin: 4, other: 6 },
  password: { mpin: 4, otp: 4, other: 6 },
  withdrawSetting: { mpin: 4, otp: 4, other: 6 },
  withdraw: { mpin: 4, otp: 4, other: 6 },
  transfer: { mpin: 4, otp: 4, other: 6 },
  mt5: { mpin: 4, other: 6 },
  cancelSubscription: { mpin: 4, other: 6 },
} as const satisfies Record<string, { other: number; [authType: string]: number }>;

export type ProofPlace = keyof typeof lengths;

const names: Record<string, string> = {
  mpin: accessTexts.securityPin,
  otp: 'One-time code',
  authenticator: 'Authenticator code',
};

/** Where the pin goes by another name (B §5). */
const loudPlaces: readonly ProofPlace[] = ['mt5', 'cancelSubscription'];

/** By the server's word for it; a word not known yet is a code like any other (A §5, D19). */
export function proofKind(authType: string, place: ProofPlace): ProofKind {
  const row: { other: number; [authType: string]: number } = lengths[place];
  const known = Object.hasOwn(names, authType);
  const secret = authType === 'mpin';
  const label = (known && names[authType]) || 'Verification code';
  return {
    label: secret && loudPlaces.includes(place) ? mt5Texts.securityPin : label,
    length: (known && row[authType]) || row.other,
    secret,
  };
}
