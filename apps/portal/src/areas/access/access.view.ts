import type { Outcome } from '@portal/api';
import type { LoginRefusal } from '@portal/ui/screens/access';
import { errorTexts } from '@portal/ui/text/messages';
import { refusalText } from '../../app/refusalText';
import { fieldsOf, flagOf, textOf } from '../../app/wire';
import type { SignedIn } from '../../session/session.slice';

/** Without a word from the server a code is asked for (D107). */
const defaultAuthType = 'otp';

/** What follows step 1 (A §4.2 to §4.6, in the order of D23). */
export type AfterPreLogin =
  | { next: 'signedIn'; session: SignedIn }
  | { next: 'secondFactor'; authType: string; token: string }
  | { next: 'verifyEmail'; username: string }
  | { next: 'newUsername'; username: string; spassword: string; toast: string }
  | { next: 'refused'; toast: string; refusal: LoginRefusal };

const token = (value: unknown) =>
  typeof value === 'string' && /^[\x21-\x7e]{1,1024}$/.test(value) ? value : undefined;

/** A name that can be a field of the login's body; the server's otherwise unknown word is kept (D19). */
function authTypeOf(value: unknown): string | undefined {
  const name = textOf(value);
  return name !== undefined &&
    /^[a-z][a-z0-9_]{0,31}$/i.test(name) &&
    !['username', 'password'].includes(name)
    ? name
    : undefined;
}

/** The plan's flags, which decide what the menu shows (D14). */
export interface Plan {
  binary: number;
  singleLeg: number;
}

/** A flag that is missing or malformed hides its entry. */
export function planOf(body: unknown): Plan {
  const fields = fieldsOf(body);
  return { binary: flagOf(fields['binary']) ?? 0, singleLeg: flagOf(fields['single_leg']) ?? 0 };
}

/** What a successful sign-in brings into the session; undefined without a token that a header can carry. */
export function signedInOf(body: unknown, typed: string, asUser = false): SignedIn | undefined {
  const fields = fieldsOf(body);
  const value = token(fields['token']);
  if (value === undefined) return undefined;
  return {
    token: value,
    username: textOf(fields['username']) ?? typed,
    email: textOf(fields['email']) ?? null,
    authType: authTypeOf(fields['auth_type']) ?? null,
    asUser,
  };
}

/** The first step's token lived its five minutes (T16); said in the form, besides the toast of A §6. */
const stepExpired = 'That took too long. Press Verify to go on where you were.';

/**
 * What the form shows when step 2 was not taken, besides the toast. What names no field is about the code; without an
 * answer nothing was judged, and the code stays as it was typed.
 */
export function secondStepRefusalOf(outcome: Outcome<unknown>, codeField: string): LoginRefusal | undefined {
  if (outcome.kind === 'unauthenticated') return { message: stepExpired };
  if (outcome.kind !== 'refused') return undefined;
  const refusal = refusalOf(outcome, codeField);
  if (Object.keys(refusal.fields ?? {}).length > 0) return refusal;
  return { fields: { code: refusalText(outcome, errorTexts.somethingWrongTryAgain) } };
}

/** What the form shows of a refusal: every field's texts (D39). A new object each time: it clears the code. */
export function refusalOf(outcome: Outcome<unknown>, codeField?: string): LoginRefusal {
  const fields = outcome.kind === 'refused' ? outcome.fields : {};
  const text = (name: string) => fields[name]?.join(' ');
  const named = {
    username: text('username'),
    password: text('password'),
    code: codeField && text(codeField),
  };
  return { fields: Object.fromEntries(Object.entries(named).filter(([, value]) => value)) };
}

/** Reads step 1's answer. `typed` is the username of the form. */
export function afterPreLogin(outcome: Outcome<unknown>, typed: string): AfterPreLogin {
  const body = outcome.kind === 'ok' ? outcome.data : outcome.kind === 'refused' ? outcome.body : undefined;
  const fields = fieldsOf(body);
  const username = textOf(fields['username']) ?? typed;
  if (outcome.kind === 'refused' && flagOf(fields['otp_send']) === 1)
    return { next: 'verifyEmail', username };
  if (outcome.kind === 'refused' && flagOf(fields['email_verified']) === 0) {
    const spassword = textOf(fieldsOf(fields['user_details'])['spassword']) ?? '';
    return { next: 'newUsername', username, spassword, toast: outcome.message };
  }
  const session = outcome.kind === 'ok' ? signedInOf(body, typed) : undefined;
  if (session && flagOf(fields['spassword']) === 0) return { next: 'signedIn', session };
  if (session)
    return { next: 'secondFactor', authType: session.authType ?? defaultAuthType, token: session.token };
  return {
    next: 'refused',
    toast: refusalText(outcome, errorTexts.somethingWrong),
    refusal: refusalOf(outcome),
  };
}
