import type { CallOptions, PortalClient, WriteInit } from '@portal/api';
import { withSecondFactor } from '@portal/portal-core/calls/withSecondFactor';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseFields, parseText } from '@portal/portal-core/fromApi/parse';
import { asUnread, mayBeEmpty } from './session.calls';

// The calls of visitor screens. They avoid RTK Query, because they are part of the first screen.

/** The token or the name that their mappers require proves these calls, so they need no sign (D144). */
const isDone = () => true;

export interface Credentials {
  username: string;
  password: string;
}

type LoginBody = WriteInit<'/login'>['body'];

/** What can replace the code of step 2. */
export type LoginReplacement =
  | Pick<Extract<LoginBody, { recovery_code: unknown }>, 'recovery_code'>
  | Pick<Extract<LoginBody, { passkey: unknown }>, 'passkey'>;

/** Step 1 (A §4.1), sent without a token. */
export const preLogin = (client: PortalClient, body: Credentials) =>
  asUnread(client.post('/pre-login', { body, token: null, isDone }));

/**
 * Step 2 (A §4.4). A code has the auth type's name (D19), and step 1's token authorises it. What replaces a code is
 * the body's field in JSON (secondFactor/SecondFactor.tsx).
 */
export function login(
  client: PortalClient,
  credentials: Credentials,
  { authType, code, token }: { authType: string; code: string; token: string },
) {
  const body: LoginBody =
    code[0] === '{'
      ? { ...credentials, ...(JSON.parse(code) as LoginReplacement) }
      : withSecondFactor(credentials, authType, code);
  return asUnread(client.post('/login', { body, token, hasNoSession: true, isDone }));
}

/** An operator's entry (A §4.7). */
export const loginAsUser = (client: PortalClient, link: { username: string; tempToken: string }) =>
  asUnread(
    client.post('/login-as-user', {
      body: { username: link.username, temp_token: link.tempToken },
      token: null,
      isDone,
    }),
  );

/** A visitor's purposes of a code, the `from` of the call (D20). */
export type CodePurpose = 'login' | 'verify-email' | 'forget-password';

/** Requests a mailed code. `token` is the first step's for a sign-in, otherwise null. */
export const requestCode = (
  client: PortalClient,
  username: string,
  from: CodePurpose,
  token: string | null,
) => asUnread(client.post('/resendotp', { body: { username, from }, token, hasNoSession: true, mayBeEmpty }));

/** Sends the code of the four boxes (A §4). `token` is the registration's, with which a server may sign the member in. */
export const verifyEmail = (
  client: PortalClient,
  body: { username: string; otp: string },
  token: string | null,
) => asUnread(client.post('/verify-email', { body, token, hasNoSession: true, isDone }));

/** Sets a new password with a mailed code (A §2). */
export const forgetPassword = (
  client: PortalClient,
  body: { username: string; otp: string; newpassword: string },
) => client.post('/forget-password', { body, token: null });

/** All countries, which are public. */
export const readCountries = (client: PortalClient, check: CallOptions['check']) =>
  asUnread(client.get('/country', { token: null, check }));

/** Whether a username is free (D32). `username` is letters and digits only, because it goes into the path (T17). */
export const checkUsername = (client: PortalClient, username: string) =>
  asUnread(client.get('/check/{username}/username', { params: { path: { username } }, token: null }));

/** Whether a sponsor exists (D32). The name is as in `checkUsername`. */
export const checkSponsor = (client: PortalClient, username: string) =>
  asUnread(client.get('/check/{username}/sponsor', { params: { path: { username } }, token: null }));

/** The name of the new member proves a registration too. */
const hasName = (body: unknown) =>
  parseText(parseFields(body as Answer<'/register', 'post'>).username) !== undefined;

export const register = (client: PortalClient, body: WriteInit<'/register'>['body']) =>
  asUnread(client.post('/register', { body, token: null, isDone: hasName }));
