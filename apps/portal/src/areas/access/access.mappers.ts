import type { OkBody, Outcome } from '@portal/api';
import type { LoginRefusal } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { portalMessages } from '@portal/ui/text/portalMessages';
import { toFieldTexts, getMessage } from '@portal/portal-core/calls/refusalTexts';
import { selectSecondFactorName } from '@portal/portal-core/calls/withSecondFactor';
import type { Answer, Fields, Unread } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import type { SignedIn } from '@portal/portal-core/session/session.slice';
import type { Credentials } from '../../visitor/visitor.calls';

/** The body of an answer whose refusals also have the success's fields (A §3). */
export function toBody<Body extends Unread<unknown>>(outcome: Outcome<Body>): Body | undefined {
  if (outcome.kind === 'ok') return outcome.data;
  // A refusal's body has no type. The cast claims only names, because every value is parsed.
  return outcome.kind === 'refused' ? (outcome.body as Body) : undefined;
}

/** The default if the server names no way (D107). */
const defaultAuthType = 'otp';

/** The result of step 1 (A §4.2, A §4.3, A §4.4, A §4.5, A §4.6, in the order of D23). */
export type AfterPreLogin =
  | { next: 'signedIn'; session: SignedIn; message: string | undefined }
  | {
      next: 'secondFactor';
      authType: string;
      token: string;
      offers: Answer<'/pre-login', 'post'> | undefined;
    }
  | { next: 'verifyEmail'; username: string; toast: string }
  | { next: 'newUsername'; username: string; spassword: string; toast: string }
  | { next: 'refused'; toast: string; refusal: LoginRefusal };

/** A token that is valid in a header. */
export const parseToken = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined;

/** The name must be valid as a field of the login's body. Unknown words are kept (D19). */
function parseAuthType(value: unknown): string | undefined {
  const name = parseText(value);
  return name !== undefined && /^[a-z][a-z0-9_]{0,31}$/i.test(name) ? name : undefined;
}

/** Answers that may sign in. An operator's entry has the shape of `login`. */
type SignIn = Unread<PreLogin | Login | OkBody<'/verify-email', 'post'>>;

type PreLogin = OkBody<'/pre-login', 'post'>;
type Login = OkBody<'/login', 'post'>;

/** The session data of a successful sign-in. Undefined without a token that is valid in a header. */
export function toSignedIn(body: SignIn | undefined, typed: string, asUser = false): SignedIn | undefined {
  // One of the two types and not a mixture, so each must have every name that is read.
  const fields: Fields<PreLogin> | Fields<Login> | Fields<OkBody<'/verify-email', 'post'>> =
    parseFields(body);
  const value = parseToken(fields.token);
  if (value === undefined) return undefined;
  return {
    token: value,
    username: parseText(fields.username) ?? typed,
    email: parseText(fields.email) ?? null,
    authType: parseAuthType(fields.auth_type) ?? null,
    asUser,
  };
}

/** 1 where the member has to choose what still opens the account (D119, D153). */
export const parseReview = (body: SignIn | undefined): number | undefined =>
  parseFlag(parseFields(body).access_review);

/**
 * The form's texts after a failed step 2, besides the toast. A refusal without a field belongs to the code, and without
 * an answer the code stays.
 */
export function toSecondStepRefusal(outcome: Outcome<unknown>, codeField: string): LoginRefusal | undefined {
  if (outcome.kind === 'unauthenticated') return { message: portalMessages.stepExpired };
  if (outcome.kind !== 'refused') return undefined;
  const refusal = toRefusal(outcome, codeField);
  if (Object.keys(refusal.fields ?? {}).length > 0) return refusal;
  return { fields: { code: getMessage(outcome) } };
}

/** The form shows every field's texts (D39). A new object clears the code, so each call returns one. */
export function toRefusal(outcome: Outcome<unknown>, codeField?: string): LoginRefusal {
  const names = { username: 'username', password: 'password', ...(codeField && { [codeField]: 'code' }) };
  return { fields: toFieldTexts(outcome, names) };
}

/** The first step has its own sentence for this (D36). */
const hasNoAnswer = (outcome: Outcome<unknown>) => outcome.kind === 'failed' && outcome.status === undefined;

/** Reads the answer of step 1. */
export function afterPreLogin(
  outcome: Outcome<Answer<'/pre-login', 'post'>>,
  credentials: Credentials,
): AfterPreLogin {
  const typed = credentials.username;
  const body = toBody(outcome);
  const fields = parseFields(body);
  const username = parseText(fields.username) ?? typed;
  if (outcome.kind === 'refused' && parseFlag(fields.otp_send) === 1)
    return { next: 'verifyEmail', username, toast: outcome.message };
  if (outcome.kind === 'refused' && parseFlag(fields.email_verified) === 0) {
    const spassword = parseText(parseFields(fields.user_details).spassword) ?? '';
    return { next: 'newUsername', username, spassword, toast: outcome.message };
  }
  const session = outcome.kind === 'ok' ? toSignedIn(body, typed) : undefined;
  if (outcome.kind === 'ok' && session && parseFlag(fields.spassword) === 0)
    return { next: 'signedIn', session: { ...session, direct: true }, message: outcome.message };
  if (session) {
    const authType = selectSecondFactorName(credentials, session.authType ?? defaultAuthType);
    return {
      next: 'secondFactor',
      authType,
      token: session.token,
      offers: body,
    };
  }
  return {
    next: 'refused',
    toast: getMessage(outcome, hasNoAnswer(outcome) ? errorTexts.somethingWrong : undefined),
    refusal: toRefusal(outcome),
  };
}
