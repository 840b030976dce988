import type { Outcome } from '@portal/api';
import type { ForgotPasswordValues, VerifyEmailRefusal } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { refusalText } from '../../app/refusalText';
import { fieldsOf, flagOf, textOf } from '../../app/wire';

/** What follows a code: the sign-in with a confirmation, or why not. */
export type AfterVerification =
  | { next: 'login'; toast: string | undefined }
  | { next: 'refused'; toast: string; refusal: VerifyEmailRefusal | undefined };

/** Upper and lower case are one name, as they are to the server. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A §4: verified when the server says so of the name that was asked about; of another it is a failure (D24). */
export function afterVerification(outcome: Outcome<unknown>, username: string): AfterVerification {
  if (outcome.kind === 'ok') {
    const verified = textOf(fieldsOf(outcome.data)['username']);
    if (verified !== undefined && isSameName(verified, username))
      return { next: 'login', toast: outcome.message };
    const toast = outcome.message ?? errorTexts.somethingWrongTryAgain;
    return { next: 'refused', toast, refusal: { code: toast } };
  }
  const toast = refusalText(outcome, errorTexts.somethingWrongTryAgain);
  // Without an answer nothing was judged: what was typed stays.
  const code = outcome.kind === 'refused' ? (outcome.fields['otp']?.join(' ') ?? toast) : undefined;
  return { next: 'refused', toast, refusal: code === undefined ? undefined : { code } };
}

/**
 * A refused new password, at its fields (D39); what names none is about the code, the one thing that the server
 * compares. Undefined without an answer: then everything stays as it was typed.
 */
export function passwordRefusalOf(outcome: Outcome<unknown>): Partial<ForgotPasswordValues> | undefined {
  if (outcome.kind !== 'refused') return undefined;
  const named = (['username', 'otp', 'newpassword'] as const).flatMap((name) => {
    const text = outcome.fields[name]?.join(' ');
    return text ? [[name, text]] : [];
  });
  if (named.length > 0) return Object.fromEntries(named) as Partial<ForgotPasswordValues>;
  return { otp: refusalText(outcome, errorTexts.somethingWrongTryAgain) };
}

/** Navigation state of /newUsername: nothing but whether an email was sent (A §2, T18). */
export interface NewUsernameState {
  emailSent: boolean;
}

/** Reads what a navigation left, which may be anything. */
export const isEmailSent = (state: unknown): boolean => flagOf(fieldsOf(state)['emailSent']) === 1;
