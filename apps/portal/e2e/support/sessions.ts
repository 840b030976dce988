import { expect, type APIRequestContext } from '@playwright/test';
import { generate } from 'otplib';
import type { DemoMember, Sandbox } from './sandbox';

/** Returns the header of a session; empty for a visitor. */
export const bearer = (token = ''): Record<string, string> =>
  token === '' ? {} : { authorization: `Bearer ${token}` };

/** Returns the member's factor: the code from the mail, the pin or the app's code. */
export async function secondFactor(sandbox: Sandbox, member: DemoMember): Promise<string> {
  switch (member.auth_type) {
    case 'otp':
      return sandbox.code(member.username);
    case 'mpin':
      return member.pin ?? '';
    case 'authenticator': {
      const epoch = Math.floor((await sandbox.now()).getTime() / 1000);
      return generate({ secret: member.totp_secret ?? '', epoch });
    }
  }
}

/** Opens a session of a member without a page. Returns its token. */
export async function openSession(
  request: APIRequestContext,
  sandbox: Sandbox,
  member: DemoMember,
): Promise<string> {
  const { username, password, auth_type } = member;
  const first = await request.post('/api/pre-login', { data: { username, password } });
  const { token } = (await first.json()) as { token: string };
  const headers = bearer(token);
  if (auth_type === 'otp') {
    const asked = await request.post('/api/resendotp', { data: { username, from: 'login' }, headers });
    expect(asked.status(), await asked.text()).toBe(200);
  }
  const code = { [auth_type]: await secondFactor(sandbox, member) };
  const second = await request.post('/api/login', { data: { username, password, ...code }, headers });
  expect(second.status(), await second.text()).toBe(200);
  return ((await second.json()) as { token: string }).token;
}
