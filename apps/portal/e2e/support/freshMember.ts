import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

export interface FreshMember {
  username: string;
  /** Of a session that a page can take over. */
  token: string;
}

/** More than a code's cool-down (SECURITY T14). */
const nextCode = 61;
let made = 0;

/** Registers a member of this test's own, verifies the email, and signs in: what it sends disturbs no other test. */
export async function freshMember(request: APIRequestContext, sandbox: Sandbox): Promise<FreshMember> {
  const username = `kyc${Date.now().toString(36)}${(made += 1)}`;
  const password = 'correct horse 7';
  const call = async (path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await request.post(`/api/${path}`, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as { token?: string };
  };
  const countries = (await (await request.get('/api/country')).json()) as { data: { id: number }[] };
  await call('register', {
    ...{ name: 'Fresh Member', username, email: `${username}@mail.example`, phone: '4912345678' },
    ...{ country: countries.data[0]?.id, password, spassword: '2580' },
    ...{ sponsor: 'leader', position: 'L', is_checked: 1 },
  });
  await sandbox.advance(nextCode);
  await call('resendotp', { username, from: 'verify-email' });
  await call('verify-email', { username, otp: await sandbox.code(username) });
  const { token: first = '' } = await call('pre-login', { username, password });
  await sandbox.advance(nextCode);
  await call('resendotp', { username, from: 'login' }, first);
  const { token = '' } = await call(
    'login',
    { username, password, otp: await sandbox.code(username) },
    first,
  );
  return { username, token };
}

/** Opens a member's page in the session that is already there. */
export async function openAs(page: Page, { username, token }: FreshMember, path: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    { token, username, status: 'true', auth_type: 'otp' },
  );
  await page.goto(path);
}
