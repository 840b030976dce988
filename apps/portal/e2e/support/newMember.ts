import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { generate } from 'otplib';
import type { DemoMember, Sandbox } from './sandbox';

/** A member of a test's own. */
export interface NewMember extends DemoMember {
  pin: string;
}

let made = 0;

/** Where somebody new stands. */
export interface Sponsoring {
  sponsor?: string;
  position?: 'L' | 'R';
}

/** Registers a member of their own for a test, under the leader unless said; the email is not verified yet. */
export async function newMember(
  request: APIRequestContext,
  { sponsor = 'leader', position = 'L' }: Sponsoring = {},
): Promise<NewMember> {
  const username = `t${Date.now().toString(36)}${String((made += 1))}`;
  const member = { username, password: 'correct horse 7', pin: '2580', auth_type: 'otp' as const };
  const countries = (await (await request.get('/api/country')).json()) as { data: { id: number }[] };
  const answer = await request.post('/api/register', {
    data: {
      ...{ name: 'Test Member', username, email: `${username}@mail.example`, phone: '4912345678' },
      ...{ country: countries.data[0]?.id, password: member.password, spassword: member.pin },
      ...{ sponsor, position, is_checked: 1 },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return member;
}

/** One whose email is verified: who can sign in with a mailed code. */
export async function verifiedMember(request: APIRequestContext, sandbox: Sandbox): Promise<NewMember> {
  const member = await newMember(request);
  const { username } = member;
  await request.post('/api/resendotp', { data: { username, from: 'verify-email' } });
  const otp = await sandbox.code(username);
  const answer = await request.post('/api/verify-email', { data: { username, otp } });
  expect(answer.status()).toBe(200);
  return member;
}

/** What the member would read from the mail, remember, or read from the app. */
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

/** A session of a member, opened without a page; answers its token. */
export async function openSession(
  request: APIRequestContext,
  sandbox: Sandbox,
  member: DemoMember,
): Promise<string> {
  const { username, password, auth_type } = member;
  const first = await request.post('/api/pre-login', { data: { username, password } });
  const { token } = (await first.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  if (auth_type === 'otp') {
    const asked = await request.post('/api/resendotp', { data: { username, from: 'login' }, headers });
    expect(asked.status(), await asked.text()).toBe(200);
  }
  const proof = { [auth_type]: await secondFactor(sandbox, member) };
  const second = await request.post('/api/login', { data: { username, password, ...proof }, headers });
  expect(second.status(), await second.text()).toBe(200);
  return ((await second.json()) as { token: string }).token;
}

/** What a read of members' data answers to a token: 200, or 401 when it is over. */
export async function statusOf(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.get('/api/dashboard', { headers: { authorization: `Bearer ${token}` } });
  return answer.status();
}

/** Four digits that are not the code. */
export const notThis = (code: string, step = 1) =>
  String((Number(code) + step) % 10 ** code.length).padStart(code.length, '0');

/** Counts the calls of a path that the page sends. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls += 1;
  });
  return () => calls;
}

/** Everything that the tab keeps: storage, address, and the state of this entry of the history. */
export const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage, location.href, history.state]));
