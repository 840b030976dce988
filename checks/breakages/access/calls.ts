import type { Breakage } from '../breakage';

/** Breaks what the calls of visitors send. */
export const accessCallsBreakages: readonly Breakage[] = [
  {
    promise: 'A §4.1.2',
    what: 'lets the session’s token go with the first step',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: "client.post('/pre-login', { body, token: null })",
    to: "client.post('/pre-login', { body })",
  },
  {
    promise: 'A §4.4.2',
    what: 'sends the second step without the token of the first',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: "client.post('/login', { body, token: factor.token })",
    to: "client.post('/login', { body })",
  },
  {
    promise: 'A §4.4.1',
    what: 'sends every code as otp',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: 'factor.authType, factor.code);',
    to: "'otp', factor.code);",
  },
  {
    promise: 'A §4.7.2',
    what: 'sends an operator’s token as `token`',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: 'temp_token: link.tempToken',
    to: 'token: link.tempToken',
  },
  {
    promise: 'A §7.9',
    what: 'revokes with no token of the session',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: '{ body: {}, token });',
    to: '{ body: {}, token: null });',
  },
  {
    promise: 'A §7.4',
    what: 'asks for a sponsor with the member’s token',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: "client.get('/check/{username}/sponsor', { params: { path: { username } }, token: null })",
    to: "client.get('/check/{username}/sponsor', { params: { path: { username } } })",
  },
  {
    promise: 'A §4 OTP resend.9',
    what: 'forgets what a code is asked for',
    file: 'apps/portal/src/visitor/visitor.calls.ts',
    from: '{ body: { username, from }, token }',
    to: "{ body: { username, from: 'login' }, token }",
  },
];
