import type { Outcome, WriteInit } from '@portal/api';
import type { ForgotPasswordValues, VerifyEmailRefusal } from '@portal/ui/screens/access';
import { toFieldTexts, getMessage } from '@portal/portal-core/calls/refusalTexts';
import type { Answer, Unread } from '@portal/portal-core/fromApi/answer';
import { parseHoldHours } from '@portal/portal-core/fromApi/held';
import { parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import type { SignedIn } from '@portal/portal-core/session/session.slice';
import { parseReview, toSignedIn } from './access.mappers';

/** The result of a code: a sign-in with a confirmation, a session, or the reason for the refusal. */
export type AfterVerification =
  | { next: 'signedIn'; session: SignedIn; toast: string | undefined; review: number | undefined }
  | { next: 'login'; toast: string | undefined }
  | { next: 'refused'; toast: string; refusal: VerifyEmailRefusal | undefined };

/** The server ignores case in names, so this does too. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A refusal uses the request's name for the code. */
const codeNames = { otp: 'code' } as const satisfies Partial<
  Record<keyof WriteInit<'/verify-email'>['body'], string>
>;

/**
 * The name is verified if the server confirms that exact name (A §4). Another name is a failure (D24). A session counts
 * only as the answer to this page's own registration (T16).
 */
export function afterVerification(
  outcome: Outcome<Answer<'/verify-email', 'post'>>,
  username: string,
  hasRegistered = false,
): AfterVerification {
  if (outcome.kind === 'ok') {
    const verified = parseText(parseFields(outcome.data).username);
    if (verified !== undefined && isSameName(verified, username)) {
      const session = hasRegistered ? toSignedIn(outcome.data, username) : undefined;
      return session
        ? { next: 'signedIn', session, toast: outcome.message, review: parseReview(outcome.data) }
        : { next: 'login', toast: outcome.message };
    }
    const toast = outcome.message ?? getMessage(outcome);
    return { next: 'refused', toast, refusal: { code: toast } };
  }
  const toast = getMessage(outcome);
  // Without an answer the input stays.
  const code = outcome.kind === 'refused' ? (toFieldTexts(outcome, codeNames).code ?? toast) : undefined;
  return { next: 'refused', toast, refusal: code === undefined ? undefined : { code } };
}

const passwordNames = {
  username: 'username',
  otp: 'otp',
  newpassword: 'newpassword',
} as const satisfies Partial<Record<keyof WriteInit<'/forget-password'>['body'], string>>;

/**
 * A refused password's texts by field (D39), or undefined without an answer, which keeps the input. A refusal without a
 * field belongs to the code, the only value that the server compares.
 */
export function toPasswordRefusal(outcome: Outcome<unknown>): Partial<ForgotPasswordValues> | undefined {
  if (outcome.kind !== 'refused') return undefined;
  const named = toFieldTexts(outcome, passwordNames);
  return Object.keys(named).length > 0 ? named : { otp: getMessage(outcome) };
}

/** The navigation state of /newUsername holds only whether an email was sent, or is needed (A §2, A §4.6, T18). */
export interface NewUsernameState {
  emailSent: boolean;
  emailNeeded?: boolean;
}

/** Reads the navigation state, which the browser stores and which may hold anything. */
export function toConfirmation(state: Unread<NewUsernameState> | undefined): 'sent' | 'needed' | undefined {
  const { emailSent, emailNeeded } = parseFields(state);
  if (parseFlag(emailSent) === 1) return 'sent';
  return parseFlag(emailNeeded) === 1 ? 'needed' : undefined;
}

/** The hold on withdrawals that the new password brings (D140). */
export function toHold(body: Answer<'/resendotp', 'post'>): { hours: number } | undefined {
  const hours = parseHoldHours(parseFields(body).withdrawal_hold_hours);
  return hours === undefined ? undefined : { hours };
}
