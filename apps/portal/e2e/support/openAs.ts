import type { APIRequestContext, Page } from '@playwright/test';
import { openSession, verifiedMember } from './newMember';
import type { Sandbox } from './sandbox';

export interface SignedInMember {
  username: string;
  /** Of a session that a page can take over. */
  token: string;
}

/** The header of a session; none for a visitor. */
export const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** A member of this test's own, with a session: what it does disturbs no other test. */
export async function signedInMember(request: APIRequestContext, sandbox: Sandbox): Promise<SignedInMember> {
  const member = await verifiedMember(request, sandbox);
  return { username: member.username, token: await openSession(request, sandbox, member) };
}

/** Opens a member's page in the session that is already there. */
export async function openAs(page: Page, { username, token }: SignedInMember, path: string): Promise<void> {
  await page.goto('/login');
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    { token, username, status: 'true', auth_type: 'otp' },
  );
  await page.goto(path);
}
