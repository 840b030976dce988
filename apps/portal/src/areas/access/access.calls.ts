import type { Outcome, OkBody, PortalClient, WriteInit } from '@portal/api';

// The calls of visitors' screens, without RTK Query: they are on the way to the first screen.

export type PreLoginBody = OkBody<'/pre-login', 'post'>;
export type LoginBody = OkBody<'/login', 'post'>;

interface Credentials {
  username: string;
  password: string;
}

/** Step 1 (A §4.1): no token goes with it. */
export const preLogin = (client: PortalClient, body: Credentials): Promise<Outcome<PreLoginBody>> =>
  client.post('/pre-login', { body, token: null });

/** Step 2 (A §4.4): the code goes under the name of the auth type (D19), authorised by step 1's token. */
export function login(
  client: PortalClient,
  credentials: Credentials,
  factor: { authType: string; code: string; token: string },
): Promise<Outcome<LoginBody>> {
  const body = { ...credentials, [factor.authType]: factor.code } as WriteInit<'/login'>['body'];
  return client.post('/login', { body, token: factor.token });
}

/** An operator's entry (A §4.7). */
export const loginAsUser = (
  client: PortalClient,
  link: { username: string; tempToken: string },
): Promise<Outcome<LoginBody>> =>
  client.post('/login-as-user', {
    body: { username: link.username, temp_token: link.tempToken },
    token: null,
  });

/** The four boxes (A §4). */
export const verifyEmail = (client: PortalClient, body: { username: string; otp: string }) =>
  client.post('/verify-email', { body, token: null });

/** A new password, proved with a mailed code (A §2). */
export const forgetPassword = (
  client: PortalClient,
  body: { username: string; otp: string; newpassword: string },
) => client.post('/forget-password', { body, token: null });

/** Revokes a token at the server. */
export const revoke = (client: PortalClient, token: string) => client.post('/logout', { body: {}, token });

/** The plan's flags (D14); public. */
export const readPlan = (client: PortalClient) => client.get('/pre-register', { token: null });

/** All countries; public. */
export const readCountries = (client: PortalClient) => client.get('/country', { token: null });

/** Whether a username is free (D32). `username`: letters and digits only, it goes into the path (T17). */
export const checkUsername = (client: PortalClient, username: string) =>
  client.get('/check/{username}/username', { params: { path: { username } }, token: null });

/** Whether a sponsor exists (D32); for the name see checkUsername. */
export const checkSponsor = (client: PortalClient, username: string) =>
  client.get('/check/{username}/sponsor', { params: { path: { username } }, token: null });

export const register = (client: PortalClient, body: WriteInit<'/register'>['body']) =>
  client.post('/register', { body, token: null });
