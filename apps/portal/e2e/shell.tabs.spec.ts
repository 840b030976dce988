import type { BrowserContext, Page } from '@playwright/test';
import { atSignIn, heading, onDashboard, openAs, storedKeys, toast, readToken, logOut } from './support/page';
import { expect, test } from './support/test';

/** Opens the same page in another tab, with a copy of its session storage, as browsers duplicate one. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/user/dashboard')),
  ]);
  await onDashboard(tab);
  return tab;
}

test('an ended session ends its tabs only (T26)', async ({ page, context, sandbox, newMember }) => {
  const [member, other] = [await newMember(), await newMember()];
  await openAs(page, member, '/user/dashboard');
  await onDashboard(page);
  const copy = await duplicate(page, context);
  expect(await readToken(copy)).toBe(member.token);
  const stranger = await context.newPage();
  await openAs(stranger, other, '/user/dashboard');
  await onDashboard(stranger);

  await logOut(page, member.username);
  await expect(toast(page, 'Your Are Logout!!')).toBeVisible();
  for (const tab of [page, copy]) {
    await atSignIn(tab);
    expect(await storedKeys(tab)).toEqual([]);
  }
  await stranger.reload();
  await onDashboard(stranger);

  // A mailed code from another browser makes the server end every session.
  const strangersCopy = await duplicate(stranger, context);
  // An open page could discover the end by a call of its first screen, before the assertion.
  await strangersCopy.waitForLoadState('networkidle');
  await stranger.goto('/health');
  const { username } = other;
  await other.post('resendotp', { username, from: 'forget-password' }, '');
  const otp = await sandbox.code(username);
  await other.post('forget-password', { username, otp, newpassword: 'Another-2026' }, '');
  await stranger.goto('/user/dashboard');
  await expect(toast(stranger, 'Your session has expired please login again!')).toHaveCount(1);
  for (const tab of [stranger, strangersCopy]) {
    await atSignIn(tab);
    expect(await readToken(tab)).toBe('');
  }
});

test('no one is asked, and nothing waited for, where no tab is signed in (ADR 24)', async ({
  page,
  context,
  newMember,
}) => {
  const asked = async (tab: Page) => {
    await tab.addInitScript(() => {
      const names: string[] = [];
      Object.assign(window, { names });
      const { BroadcastChannel: Own } = window;
      window.BroadcastChannel = class extends Own {
        constructor(name: string) {
          super(name);
          names.push(name);
        }
      };
    });
    await tab.goto('/login');
    return tab.evaluate(async () => {
      await globalThis.handedOver;
      const { names } = window as typeof window & { names: string[] };
      return names.filter((name) => name.startsWith('member-portal-session-')).length;
    });
  };
  const alone = await context.newPage();
  expect(await asked(alone)).toBe(0);
  await openAs(page, await newMember(), '/user/dashboard');
  await onDashboard(page);
  expect(await asked(alone)).toBe(1);
});

test('a second tab is signed in by the first, and ends with it (T26, ADR 24) [A §4 Session end]', async ({
  page,
  context,
  newMember,
}) => {
  const member = await newMember();
  await openAs(page, member, '/user/dashboard');
  await onDashboard(page);
  const second = await context.newPage();
  const link = '/user/payouts?from=2026-02-01&to=2026-02-03';
  await second.goto(link);
  await expect(heading(second, 'Payouts')).toBeVisible();
  expect(new URL(second.url()).pathname + new URL(second.url()).search).toBe(link);
  expect(await readToken(second)).toBe(member.token);
  expect(await second.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // The other tab receives it. A mere listener sees a request and no session.
  const third = await context.newPage();
  await third.goto('/register');
  await third.evaluate(() => {
    const ear = new BroadcastChannel('member-portal-session');
    const heard: unknown[] = [];
    ear.onmessage = ({ data }) => heard.push(data);
    Object.assign(window, { heard });
  });
  const fourth = await context.newPage();
  await fourth.goto('/login');
  await onDashboard(fourth);
  const heard = async () =>
    JSON.stringify(
      await third.evaluate(() => [...new Set((window as Window & { heard?: unknown[] }).heard)]),
    );
  // A busy device may ask again.
  await expect.poll(heard).toMatch(/^\["[0-9a-f]{32}"\]$/);
  expect(await heard()).not.toContain(member.token);
  expect(await readToken(third)).toBe('');

  await logOut(second, member.username);
  for (const tab of [page, second, fourth]) {
    await atSignIn(tab);
    expect(await storedKeys(tab)).toEqual([]);
  }
});
