import type { Page, Route } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { atSignIn, heading, openAs, press } from './support/page';
import { expect, test } from './support/test';

type Answer = (route: Route) => unknown;

const cut: Answer = (route) => route.abort('connectionreset');
const fails: Answer = (route) => route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' });
const missing: Answer = (route) => route.fulfill({ status: 404 });
const isHalf: Answer = (route) =>
  route.fulfill({ contentType: 'application/json', body: '{ "brand": { "na' });
const comes: Answer = (route) => route.fulfill({ json: {} });
const hangs: Answer = () => undefined;

/** Serves the given settings responses in order, repeating the last. Counts the requests. */
async function answerConfig(page: Page, ...answers: Answer[]) {
  const asked: string[] = [];
  await page.route('**/config.json', (route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(route.request().url());
    return answer?.(route);
  });
  return asked;
}

/** Runs the page's timers, with those of `AbortSignal`, by `page.clock`. */
async function installClock(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
      return late.signal;
    };
  });
}

/** The portal's own title, not that of its first paint. */
const registration = (page: Page) => page.locator('#root').getByRole('heading', { name: 'Create account' });
const notice = (page: Page) => page.getByRole('alert');

for (const [how, answer] of Object.entries({ cut, fails, missing }))
  test(`a visitor whose settings are ${how} reads their own words and reloads`, async ({ page, watch }) => {
    const asked = await answerConfig(page, answer);
    await page.goto('/register?ref=leader');
    await expect(heading(page, "We couldn't load the portal")).toBeVisible();
    await expect(notice(page)).toContainText('Check your connection, then reload.');
    // Two silent retries.
    expect(asked).toHaveLength(3);
    // Inside the visitors' layout, without technical terms.
    await expect(page.locator('main').getByText('Member Portal')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Error|config|Failed|50\d|404/);
    await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
    await page.unroute('**/config.json');
    await press(page, 'Reload');
    await expect(registration(page)).toBeVisible();
    // The console shows the cause to the person who deploys the portal.
    expect(watch.errors.splice(0).join()).toContain('config.json) could not be read');
  });

test('settings that hang are given up in time, and the sign-in stays on its frame', async ({
  page,
  watch,
}) => {
  const asked = await answerConfig(page, hangs);
  await installClock(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Verify' }).click();
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => asked).toHaveLength(tries);
    await expect(heading(page, "We couldn't load the portal")).toHaveCount(0);
    await page.clock.runFor(4000);
  }
  await expect(heading(page, "We couldn't load the portal")).toBeVisible();
  expect(asked).toHaveLength(3);
  await page.unroute('**/config.json');
  await press(page, 'Reload');
  await atSignIn(page);
  await expect(notice(page)).toHaveCount(0);
  watch.errors.length = 0;
});

for (const [how, answers] of Object.entries({
  'cut and then in pieces': [cut, isHalf, comes],
  'late once': [hangs, comes],
  'an error once': [fails, comes],
}))
  test(`settings that are ${how} heal without a word`, async ({ page }) => {
    const asked = await answerConfig(page, ...answers);
    await installClock(page);
    await page.goto('/register');
    // The last answer is the one that the page waits for.
    for (const tries of answers.slice(1).keys()) {
      await expect.poll(() => asked.length).toBeGreaterThan(tries);
      await page.clock.runFor(4000);
    }
    await expect(registration(page)).toBeVisible();
    expect(asked).toHaveLength(answers.length);
  });

test('an answer in time is asked for once', async ({ page }) => {
  const asked = await answerConfig(page, comes);
  await page.goto('/login');
  await page.clock.install();
  await atSignIn(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('settings that are no JSON at the last try are shown as wrong', async ({ page, watch }) => {
  await answerConfig(page, isHalf);
  await page.goto('/login');
  await expect(heading(page, "The portal's settings (/config.json) are wrong")).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([/^It is no JSON/]);
  watch.errors.length = 0;
});

test('a missing script shows the same message', async ({ page, watch }) => {
  await page.route(/\/static\/js\/portal-/, cut);
  await page.goto('/login');
  await expect(heading(page, "We couldn't load the portal")).toBeVisible();
  await page.unroute(/\/static\/js\/portal-/);
  await press(page, 'Reload');
  await atSignIn(page);
  watch.errors.length = 0;
});

test("a member reads it inside of their frame, in the language of the device's choice", async ({
  page,
  newMember,
  watch,
}) => {
  await answerConfig(page, cut);
  await openAs(page, await newMember(), addresses.transactions);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: "We couldn't load the portal" })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  for (const [language, title, reload, direction] of [
    ['es', 'No pudimos cargar el portal', 'Recargar', 'ltr'],
    ['ar', 'تعذّر تحميل البوابة', 'إعادة تحميل', 'rtl'],
    ['hi', 'पोर्टल लोड नहीं हो सका', 'फिर लोड करें', 'ltr'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    await expect(notice(page)).toHaveAttribute('dir', direction);
    await expect(notice(page).getByRole('button', { name: reload })).toBeVisible();
  }
  watch.errors.length = 0;
});

test('a stray % in the address is an address that the portal does not have', async ({ page, newMember }) => {
  await page.goto('/100%');
  const missing = page.getByRole('heading', { name: "Look like you're lost" });
  await expect(missing).toBeVisible();
  await page.goto('/register/%zz?ref=leader');
  await expect(missing).toBeVisible();
  await openAs(page, await newMember(), '/user/%E0%A4%A');
  await expect(missing).toBeVisible();
});
