import { expect, type APIRequestContext, type Locator, type Page, type Request } from '@playwright/test';
import { bearer, openSession } from './sessions';
import type { DemoMember, Sandbox } from './sandbox';

/** More than a code's cool-down, and never ten codes within a day (T14). */
const betweenSignIns = 3 * 60 * 60;

interface Session {
  username: string;
  token: string;
  auth_type?: DemoMember['auth_type'];
}

let sessions = 0;

/** Opens a member's page with an existing session. */
export async function openAs(
  page: Page,
  { username, token, auth_type = 'otp' }: Session,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
) {
  sessions += 1;
  // Runs once before the portal's first script, because the window's name survives when the portal clears storage.
  await page.addInitScript(
    ({ mark, session }) => {
      if (Number(window.name) >= mark) return;
      window.name = String(mark);
      sessionStorage.clear();
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    },
    { mark: sessions, session: { token, username, status: 'true', auth_type } },
  );
  await page.goto(path, { waitUntil });
}

/** Goes to an address inside the portal, as its links do. */
export async function goInside(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (`${pathname}${search}` === path) return;
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll('h1')) title.dataset['left'] = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // The screen before stays until the code of the next one has loaded.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/**
 * Opens a screen and waits until its data have arrived: no request is open, and nothing is busy. `networkidle` waits half
 * a second longer for each screen.
 */
export async function openWhole(page: Page, open: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  const begun = (request: Request) => void pending.add(request);
  // A request of the previous screen may end here.
  const ended = (request: Request) => void pending.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await open();
  await expect(page.locator('h1, h2').first(), page.url()).toBeVisible();
  await expect(async () => {
    expect(pending.size, page.url()).toBe(0);
    expect(await page.locator('[aria-busy=true]').count(), page.url()).toBe(0);
  }).toPass({ intervals: [50] });
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}

interface Marked {
  id: number;
  is_read?: number;
  popup_status?: number;
}

/** Marks a member's popups as read, because they would interrupt the test. */
export async function settlePopups(request: APIRequestContext, token: string): Promise<void> {
  const get = (path: string) => request.get(`/api/${path}`, { headers: bearer(token) });
  const read = async (path: string) => ((await (await get(path)).json()) as { data: unknown }).data;
  const { all_news } = (await read('news')) as { all_news: { data: Marked[] } };
  const notifications = (await read('latest-notifications')) as Marked[];
  await Promise.all([
    ...all_news.data.filter(({ is_read }) => is_read === 0).map(({ id }) => get(`news/${id}/read`)),
    ...notifications
      .filter(({ popup_status }) => popup_status === 1)
      .map(({ id }) => get(`notification/${id}/change-popup-status`)),
  ]);
}

/** Signs in a demo member of the seed by API calls and opens a page. Returns the session's token. */
export async function signIn(
  page: Page,
  sandbox: Sandbox,
  username: string,
  path = '/user/dashboard',
): Promise<string> {
  await sandbox.advance(betweenSignIns);
  const member = await sandbox.member(username);
  const token = await openSession(page.request, sandbox, member);
  await settlePopups(page.request, token);
  await openAs(page, { ...member, token }, path);
  return token;
}

/** Submits username and password, the first step of an open sign-in. */
export async function submitPassword(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** Opens the sign-in and submits its first step. */
export async function verify(page: Page, member: Parameters<typeof submitPassword>[1]) {
  await page.goto('/login');
  await submitPassword(page, member);
}

/** Signs out by the menu of the member's name. */
export async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(username) }).click();
  await press(page, 'Logout');
  await atSignIn(page);
}

export const atSignIn = (page: Page) => expect(page.getByRole('button', { name: 'Verify' })).toBeVisible();
export const onDashboard = (page: Page) => expect(heading(page, 'Dashboard')).toBeVisible();
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text);
export const press = (container: Page | Locator, name: string) =>
  container.getByRole('button', { name, exact: true }).click();
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The dialog that confirms a payment. */
export const question = (page: Page) => dialog(page, 'Verify Your Account');

/** The message that a code was mailed. */
export const codeSent = (container: Page | Locator) =>
  expect(container.getByText(/Resend request after/).first()).toBeVisible();

/** Types a code into the boxes of a container, which move the focus. */
export async function typeCode(container: Page | Locator, code: string): Promise<void> {
  await container
    .getByLabel(/^digit 1 of/)
    .first()
    .focus();
  await ('keyboard' in container ? container : container.page()).keyboard.type(code);
}

/** Returns digits that differ from the code. */
export const notThis = (code: string, step = 1) =>
  String((Number(code) + step) % 10 ** code.length).padStart(code.length, '0');

/** Returns the page's overflow in px. */
export const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export const readToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '');
export const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/** Returns everything that the tab stores: storage, address, and the state of the current history entry. */
export const keptBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage, location.href, history.state]));

/** Returns the number of pages of a printed document. The browser's own writer never compresses page objects. */
export const toPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
