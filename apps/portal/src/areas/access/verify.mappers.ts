import type { Outcome, WriteInit } from '@portal/api';
import type { ForgotPasswordValues, VerifyEmailRefusal } from '@portal/ui/screens/access';
import { toFieldTexts, getMessage } from '../../shared/calls/refusalTexts';
import type { Answer, Unread } from '../../shared/wire/answer';
import { parseFields, parseFlag, parseText } from '../../shared/wire/wire';

/** What follows a code: either the sign-in with a confirmation, or the reason why not. */
export type AfterVerification =
  | { next: 'login'; toast: string | undefined }
  | { next: 'refused'; toast: string; refusal: VerifyEmailRefusal | undefined };

/** The server takes upper and lower case for one name, so this does too. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A refusal names the code as the request does. */
const codeNames = { otp: 'code' } as const satisfies Partial<
  Record<keyof WriteInit<'/verify-email'>['body'], string>
>;

/** The name is verified when the server says so of the one that was asked about (A §4). Another is a failure (D24). */
export function afterVerification(
  outcome: Outcome<Answer<'/verify-email', 'post'>>,
  username: string,
): AfterVerification {
  if (outcome.kind === 'ok') {
    const verified = parseText(parseFields(outcome.data).username);
    if (verified !== undefined && isSameName(verified, username))
      return { next: 'login', toast: outcome.message };
    const toast = outcome.message ?? getMessage(outcome);
    return { next: 'refused', toast, refusal: { code: toast } };
  }
  const toast = getMessage(outcome);
  // Without an answer nothing was judged, so what was typed stays.
  const code = outcome.kind === 'refused' ? (toFieldTexts(outcome, codeNames).code ?? toast) : undefined;
  return { next: 'refused', toast, refusal: code === undefined ? undefined : { code } };
}

const passwordNames = {
  username: 'username',
  otp: 'otp',
  newpassword: 'newpassword',
} as const satisfies Partial<Record<keyof WriteInit<'/forget-password'>['body'], string>>;

/**
 * The texts of a refused new password at their fields (D39). A refusal that names no field is about the code, because
 * that is the one thing that the server compares. Without an answer it is undefined, and everything stays as typed.
 */
export function toPasswordRefusal(outcome: Outcome<unknown>): Partial<ForgotPasswordValues> | undefined {
  if (outcome.kind !== 'refused') return undefined;
  const named = toFieldTexts(outcome, passwordNames);
  return Object.keys(named).length > 0 ? named : { otp: getMessage(outcome) };
}

/** The navigation state of /newUsername says only whether an email was sent (A §2, T18). */
export interface NewUsernameState {
  emailSent: boolean;
}

/** Reads what a navigation left. That may be anything, because the browser keeps it. */
export const isEmailSent = (state: Unread<NewUsernameState> | undefined): boolean =>
  parseFlag(parseFields(state).emailSent) === 1;
