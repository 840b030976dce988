import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import { memberScreens } from '../src/app/member/memberScreens';
import { heading, onDashboard, openAs, signIn } from './support/page';
import { expect, test } from './support/test';
import { holdCalls } from './support/traffic';

// What a member sees and presses before scripts and data have come.

test('a screen is drawn as soon as its code is there: no clock holds it back (ADR 3)', async ({
  page,
  newMember,
}) => {
  const member = await newMember();
  await page.clock.install();
  await openAs(page, member, addresses.rank);
  await page.waitForLoadState('networkidle');
  // Stops every timer of the page from here, including React's, which would delay a screen by 300 ms.
  await page.clock.pauseAt(Date.now() + 60_000);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Payouts', 'Withdraw History', 'Payouts']) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeVisible();
  }
});

/** Delays React's deferred work after `hold` is called, as a busy processor would. */
async function holdLaterWork(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isHeld = false;
    const { MessageChannel: Own } = window;
    window.MessageChannel = class extends Own {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) =>
          void (isHeld ? held.push(() => post(message)) : post(message));
      }
    };
    const later = {
      hold: () => (isHeld = true),
      release: () => {
        isHeld = false;
        for (const work of held.splice(0)) work();
      },
    };
    Object.assign(window, { later });
  });
  const call = (name: 'hold' | 'release') =>
    page.evaluate((what) => {
      (window as typeof window & { later: Record<string, () => void> }).later[what]?.();
    }, name);
  return { hold: () => call('hold'), release: () => call('release') };
}

test('a pressed page is marked before a slow processor has drawn its rows (A §9)', async ({
  page,
  sandbox,
}) => {
  const later = await holdLaterWork(page);
  await signIn(page, sandbox, 'leader', addresses.transactions);
  const pages = page.getByRole('navigation', { name: 'Transactions' });
  const marked = pages.locator('[aria-current=page]');
  await expect(marked).toHaveText('1');
  await page.waitForLoadState('networkidle');
  await later.hold();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(marked).toHaveText('2');
  await expect(pages.getByText(/^Page 2 of/)).toBeVisible();
  await expect(pages.getByText(/^1–/)).toBeVisible();
  await later.release();
  await expect(pages.getByText(/^1–/)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]page=2(&|$)/);
  await expect(marked).toHaveText('2');
});

test('a pressed link takes the place of the current one before a slow processor has drawn its screen', async ({
  page,
  newMember,
}) => {
  const later = await holdLaterWork(page);
  await openAs(page, await newMember(), addresses.dashboard);
  await onDashboard(page);
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const getWeight = (name: string) => link(name).evaluate((one) => getComputedStyle(one).fontWeight);
  const [other, current] = [await getWeight('Payouts'), await getWeight('Dashboard')];
  expect(other).not.toBe(current);
  // Its screen is preloaded, so only the drawing remains.
  await link('Payouts').hover();
  await page.waitForLoadState('networkidle');
  await later.hold();
  await link('Payouts').click();
  await expect.poll(() => getWeight('Payouts')).toBe(current);
  expect(await getWeight('Dashboard')).toBe(other);
  await expect(heading(page, 'Payouts')).toHaveCount(0);
  for (const name of ['Dashboard', 'Payouts']) {
    await link(name).click();
    await expect(menu.locator('[data-followed]')).toHaveText([name]);
  }
  await later.release();
  await expect(heading(page, 'Payouts')).toBeVisible();
  await expect(page.locator('[data-followed]')).toHaveCount(0);
  await expect(link('Payouts')).toHaveAttribute('aria-current', 'page');
});

/** Delays every script of the portal, like a slow connection, until the returned function is called. */
const holdScripts = (page: Page) => holdCalls(page, '**/static/js/**');

test('the sign-in is visible before any script loads, and keeps typed text and an early press', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const first = page.locator('[data-first="signIn"] #root');
  await first.getByLabel('Username').pressSequentially('somebody');
  await first.getByLabel('Password', { exact: true }).pressSequentially('Wrong-2026');
  await page.keyboard.press('Enter');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/pre-login'),
  );
  release();
  expect((await sent).postData()).toContain('somebody');
  await expect(first).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('somebody');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-2026');
});

test('nothing is drawn before the sign-in, not even its ground', async ({ page }) => {
  const release = await holdScripts(page);
  // A slow processor would paint a frame halfway through the page.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/login', { waitUntil: 'commit' });
  const painted = () =>
    page.evaluate(() => performance.getEntriesByType('paint').map(({ startTime }) => startTime));
  await expect.poll(painted).toHaveLength(2);
  const [first, withContent] = await painted();
  expect(withContent).toBe(first);
  release();
});

test('the sign-in asks for nothing before its first frame, and waits for none that does not come', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // A hidden page gets no animation frames.
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const first = page.locator('[data-first="signIn"] #root');
  await first.getByLabel('Username').fill('somebody');
  expect(asked).not.toContain('/config.json');
  release();
  await expect(first).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('somebody');
  expect(asked.filter((path) => path === '/config.json')).toHaveLength(1);
});

test("a press on the member's frame before any script has come is passed on", async ({ page, newMember }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  const release = await holdScripts(page);
  await openAs(page, member, addresses.dashboard, 'commit');
  const first = page.locator('#frame');
  await first.getByRole('button', { name: 'More', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(first).toHaveCount(0);
});

/** Screens whose first render also waits for other reads, or for the code of a chart. */
const waitsForMore = [
  documentTitles.dashboard,
  documentTitles.security,
  documentTitles.mt5Account,
  documentTitles.royalty,
];

/** Notes how many parts of the screen wait when React first draws it. */
async function watchFirstRender(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('#root main');
      // Until then it is the page's own first paint.
      if (main === null || document.documentElement.dataset.first !== undefined) return;
      seen.disconnect();
      Object.assign(window, { waitingParts: main.querySelectorAll('[aria-busy=true]').length });
    };
    const seen = new MutationObserver(look);
    seen.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as typeof window & { waitingParts: number }).waitingParts);
}

test("a screen's first reads are requested in parallel with its scripts, once, and are in its first render", async ({
  page,
  newMember,
}) => {
  const asked: string[] = [];
  const getWaitingParts = await watchFirstRender(page);
  const answered: string[] = [];
  const toPath = (url: string) => url.replace(/^.*\/api(?=\/)/, '');
  page.on('request', (request) => asked.push(toPath(request.url())));
  page.on('response', (response) => answered.push(toPath(response.url())));
  await openAs(page, await newMember(), addresses.rank);
  // The portal now has the operator's settings, which this screen waited for, and stores them.
  await expect(heading(page, 'Rank')).toBeVisible();
  // This screen reads the dashboard too, after it is drawn.
  await expect.poll(() => asked).toContain('/dashboard');
  for (const { paths, title, firstReads } of memberScreens) {
    if (!firstReads) continue;
    asked.length = 0;
    answered.length = 0;
    const release = await holdScripts(page);
    await page.goto(paths[0] ?? '', { waitUntil: 'commit' });
    await expect.poll(() => answered, title).toEqual(expect.arrayContaining([...firstReads]));
    release();
    await page.waitForLoadState('networkidle');
    if (!waitsForMore.includes(title)) expect(await getWaitingParts(), title).toBe(0);
    expect(asked.filter((one) => firstReads.some((read) => read === one)).sort()).toEqual(
      [...firstReads].sort(),
    );
  }
});
