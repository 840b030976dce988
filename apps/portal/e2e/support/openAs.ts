import type { APIRequestContext, Page } from '@playwright/test';
import { openSession, verifiedMember } from './newMember';
import type { DemoMember, Sandbox } from './sandbox';

export interface SignedInMember {
  username: string;
  /** Of a session that a page can take over. */
  token: string;
  auth_type?: DemoMember['auth_type'];
}

/** The header of a session; none for a visitor. */
export const bearer = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** A member of this test's own, with a session: what it does disturbs no other test. */
export async function signedInMember(request: APIRequestContext, sandbox: Sandbox): Promise<SignedInMember> {
  const member = await verifiedMember(request, sandbox);
  return { username: member.username, token: await openSession(request, sandbox, member) };
}

const blankPath = '/blank-page';

/** A page of the portal's origin with nothing in it: where a test can write storage before the portal runs. */
async function gotoBlank(page: Page): Promise<void> {
  const blank = '**/blank-page';
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Blank</title>' }),
  );
  await page.goto('/blank-page');
  await page.unroute(blank);
}

/** Opens a member's page in the session that is already there. */
export async function openAs(
  page: Page,
  { username, token, auth_type = 'otp' }: SignedInMember,
  path: string,
): Promise<void> {
  await gotoBlank(page);
  await page.evaluate(
    (session) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    { token, username, status: 'true', auth_type },
  );
  // In its place, so that no step back leads to the blank page.
  await Promise.all([
    page.waitForURL((url) => url.pathname !== blankPath),
    page.evaluate((to) => location.replace(to), path),
  ]);
}
