import { createPortalClient, type Outcome, type PortalClient } from '@portal/api';
import { expect, test } from 'vitest';
import {
  checkSponsor,
  checkUsername,
  forgetPassword,
  login,
  loginAsUser,
  preLogin,
  readCountries,
  register,
  requestCode,
  verifyEmail,
} from './visitor.calls';
import { readPlan, revoke } from './session.calls';

const amara = { username: 'amara21', password: ' correct horse ' };
const kenji = {
  ...{ name: 'Kenji Mori', username: 'kenji88', email: 'kenji@mail.com', phone: '+81312345678' },
  ...{ country: 109, password: 'correct horse 7', spassword: '0258' },
  ...{ sponsor: 'leader', position: 'L' as const, is_checked: 1 as const },
};

interface Sent {
  call: string;
  /** The bearer token; null for a call without one, despite a session. */
  token: string | null;
  body: unknown;
}

/** The request of a call during a member's session. */
async function sentBy(call: (client: PortalClient) => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => 'session-token',
    fetch: async (request) => {
      const text = await request.text();
      sent.push({
        call: `${request.method} ${new URL(request.url).pathname}`,
        token: request.headers.get('authorization'),
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      });
      return Response.json({ status: true });
    },
  });
  await call(client);
  return sent;
}

test.each<[string, (client: PortalClient) => Promise<Outcome<unknown>>, boolean]>([
  ['step 1', (client) => preLogin(client, amara), true],
  ['step 2', (client) => login(client, amara, { authType: 'otp', code: '1', token: 'first' }), true],
  ['a link', (client) => loginAsUser(client, { username: 'amara21', tempToken: 'H5nB1x0a' }), true],
  ['a code', (client) => requestCode(client, 'amara21', 'login', 'first'), true],
  ['an email', (client) => verifyEmail(client, { username: 'amara21', otp: '4193' }, null), true],
  ['a password', (client) => forgetPassword(client, { username: 'a', otp: '1', newpassword: 'n' }), true],
  ['a registration', (client) => register(client, kenji), true],
  ['the end of a session', (client) => revoke(client, 'over'), false],
])('a 401 with words refuses %s (D121)', async (_name, call, isRefused) => {
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => 'session-token',
    fetch: () => Promise.resolve(Response.json({ message: 'Wrong code.' }, { status: 401 })),
  });
  expect(await call(client)).toMatchObject(
    isRefused ? { kind: 'refused', message: 'Wrong code.' } : { kind: 'unauthenticated' },
  );
});

// A §7 with D19, D20 and D32.
test.each<[string, (client: PortalClient) => Promise<unknown>, Sent]>([
  [
    'step 1: name and password, without a token (A §4.1)',
    (client) => preLogin(client, amara),
    { call: 'POST /api/pre-login', token: null, body: amara },
  ],
  [
    'step 2: the code under the name of its kind, by the token of step 1 (A §4.4)',
    (client) => login(client, amara, { authType: 'mpin', code: '0258', token: 'first' }),
    { call: 'POST /api/login', token: 'Bearer first', body: { ...amara, mpin: '0258' } },
  ],
  [
    'step 2 with a kind that the portal does not know (D19)',
    (client) => login(client, amara, { authType: 'passkey', code: '1', token: 'first' }),
    { call: 'POST /api/login', token: 'Bearer first', body: { ...amara, passkey: '1' } },
  ],
  [
    'step 2 with what replaces the code: a recovery code or a passkey (D113)',
    (client) =>
      login(client, amara, {
        authType: 'authenticator',
        code: '{"recovery_code":"H7KQM-2XWRB"}',
        token: 'first',
      }),
    { call: 'POST /api/login', token: 'Bearer first', body: { ...amara, recovery_code: 'H7KQM-2XWRB' } },
  ],
  [
    'an operator’s link (A §4.7)',
    (client) => loginAsUser(client, { username: 'amara21', tempToken: 'H5nB1x0a' }),
    {
      call: 'POST /api/login-as-user',
      token: null,
      body: { username: 'amara21', temp_token: 'H5nB1x0a' },
    },
  ],
  [
    'a code for the sign-in, by the token of step 1 (D20)',
    (client) => requestCode(client, 'amara21', 'login', 'first'),
    { call: 'POST /api/resendotp', token: 'Bearer first', body: { username: 'amara21', from: 'login' } },
  ],
  [
    'a code for a new password, without a token (D20)',
    (client) => requestCode(client, 'amara21', 'forget-password', null),
    { call: 'POST /api/resendotp', token: null, body: { username: 'amara21', from: 'forget-password' } },
  ],
  [
    'the four boxes (A §4)',
    (client) => verifyEmail(client, { username: 'amara21', otp: '4193' }, null),
    { call: 'POST /api/verify-email', token: null, body: { username: 'amara21', otp: '4193' } },
  ],
  [
    'a new password (A §2)',
    (client) => forgetPassword(client, { username: 'amara21', otp: '4193', newpassword: ' new ' }),
    {
      call: 'POST /api/forget-password',
      token: null,
      body: { username: 'amara21', otp: '4193', newpassword: ' new ' },
    },
  ],
  [
    'the end of a session: nothing but its token',
    (client) => revoke(client, 'over'),
    { call: 'POST /api/logout', token: 'Bearer over', body: {} },
  ],
  [
    'the plan (D14)',
    (client) => readPlan(client),
    { call: 'GET /api/pre-register', token: null, body: undefined },
  ],
  [
    'the countries',
    (client) => readCountries(client, undefined),
    { call: 'GET /api/country', token: null, body: undefined },
  ],
  [
    'whether a username is free (D32)',
    (client) => checkUsername(client, 'kenji88'),
    { call: 'GET /api/check/kenji88/username', token: null, body: undefined },
  ],
  [
    'whether a sponsor exists (D32)',
    (client) => checkSponsor(client, 'leader'),
    { call: 'GET /api/check/leader/sponsor', token: null, body: undefined },
  ],
  [
    'a registration (A §3)',
    (client) => register(client, kenji),
    { call: 'POST /api/register', token: null, body: kenji },
  ],
])(
  '%s [A §3 Registration payload, A §4 OTP resend, A §4 Session end, A §4.1, A §4.4, A §4.7, A §7]',
  async (_name, call, sent) => {
    expect(await sentBy(call)).toEqual([sent]);
  },
);
