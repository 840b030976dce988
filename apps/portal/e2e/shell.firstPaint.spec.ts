import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { watchShifts } from './support/measure';
import { onDashboard, openAs } from './support/page';
import { expect, nightly, test } from './support/test';
import { holdCalls } from './support/traffic';

/** Every flow also fails on an uncaught error, such as React's about a page that it can't hydrate. */
const atWork = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-first');
const signIn = (page: Page) => page.locator('#root form');

/** The portal's elements with their attributes and texts, except React's ids and what only a page's markup has. */
async function getElements(page: Page): Promise<string[]> {
  await expect(page.getByRole('option')).toHaveCount(4);
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll(':not(style)')].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !['autofocus', 'selected', 'data-kept'].includes(name))
        .map(({ name, value }) => `${name}=${value.replace(/^_[rR]_\w+_$/, 'id')}`);
      return [element.localName, ...attributes.sort(), element.childElementCount || element.textContent].join(
        ' ',
      );
    }),
  );
}

/** Keeps the first element of the form, which the portal must not replace. */
const keepFirst = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      const form = document.querySelector('form');
      if (!form) return;
      observer.disconnect();
      form.dataset['kept'] = '';
    }).observe(document, { childList: true, subtree: true });
  });

for (const theme of ['light', 'dark'] as const)
  test(`the portal keeps the elements of the ${theme} sign-in, and would draw the same`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    // The same settings in another text, for which the page draws nothing ahead.
    await page.route('**/config.json', (route) => route.fulfill({ body: '{ }' }));
    await page.goto(addresses.login);
    await atWork(page);
    const drawn = await getElements(page);
    await page.unroute('**/config.json');
    await page.evaluate(() => localStorage.removeItem('config'));
    await keepFirst(page);
    for (const address of [addresses.login, '/', addresses.withdraw]) {
      await page.goto(address);
      await atWork(page);
      await expect(signIn(page)).toHaveAttribute('data-kept', '');
      expect(await getElements(page)).toEqual(drawn);
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  });

test('a visitor with another language sees no English sign-in ahead', async ({ page }) => {
  await keepFirst(page);
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await page.goto(addresses.login, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'تحقّق' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(signIn(page)).not.toHaveAttribute('data-kept');
});

test("a member's kept session shows the frame and the title ahead, and never the sign-in", async ({
  page,
  newMember,
}) => {
  await openAs(page, await newMember(), addresses.dashboard);
  await onDashboard(page);
  // The head of the packages has a control that is higher than its title.
  for (const [address, name] of [
    [addresses.dashboard, 'Dashboard'],
    [addresses.packages, 'Purchase Package'],
  ] as const)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdCalls(page, '**/static/js/**');
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('#frame').getByRole('navigation').first()).toBeVisible();
      const title = page.locator('#frame main > div');
      await expect(title).toHaveText(name);
      await expect(page.locator('#root')).toBeHidden();
      const drawn = await title.boundingBox();
      release();
      const heading = page.getByRole('heading', { level: 1, name });
      await expect(heading).toBeVisible();
      await expect(page.locator('#frame')).toHaveCount(0);
      const { y, height } = (await heading.boundingBox()) ?? {};
      expect({ y, height }).toEqual({ y: drawn?.y, height: drawn?.height });
    }
});

test('the registration shows its title ahead, where its form then finds it', async ({ page }) => {
  const head = page.locator('#register').getByRole('heading', { name: 'Create account' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdCalls(page, '**/static/js/**');
    await page.goto(`${addresses.register}?sponsor=leader`, { waitUntil: 'commit' });
    await expect(head).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    const drawn = await head.boundingBox();
    release();
    const heading = page.locator('#root').getByRole('heading', { name: 'Create account' });
    await expect(heading).toBeVisible();
    await expect(page.locator('#register')).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(drawn);
  }
});

// Each of both settings and of both speeds is played. The night plays the other pairs.
for (const [about, settings, quick] of [
  ['these settings', {}, 6],
  ["other settings than the build's", { brand: { name: 'Northwind' }, theme: 'dark' }, 1],
] as const)
  for (const slower of [1, 6])
    test(
      `of ${about} nothing is lost that is typed and pressed every 50 ms, ${slower} times slower`,
      slower === quick ? {} : nightly,
      async ({ page }) => {
        await page.route('**/config.json', (route) => route.fulfill({ json: settings }));
        const sent: string[] = [];
        // Without an answer the form stays busy, so a further press sends nothing.
        await page.route('**/api/pre-login', (route) => void sent.push(route.request().postData() ?? ''));
        const browser = await page.context().newCDPSession(page);
        await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
        await page.goto(addresses.login, { waitUntil: 'commit' });
        await expect(signIn(page)).toBeVisible();
        const typed = 'abcdefghijklmnopqrstuvwxyz';
        await page.getByLabel('Username').focus();
        await page.keyboard.type(typed, { delay: 50 });
        await page.keyboard.press('Tab');
        await page.keyboard.type(typed.toUpperCase(), { delay: 50 });
        for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter', { delay: 50 });
        await expect.poll(() => sent).toHaveLength(1);
        expect(JSON.parse(sent[0] ?? '')).toMatchObject({ username: typed, password: typed.toUpperCase() });
      },
    );

/** The font that the browser draws the heading with. */
async function getFont(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#root h1' });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName).join(', ');
}

for (const [about, isLate] of [
  ['at once', false],
  ['after the portal', true],
] as const)
  test(`a visitor sees one typeface from the first paint on, with a font that comes ${about}`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const releaseScripts = await holdCalls(page, '**/static/js/*.js');
    const releaseFont = isLate ? await holdCalls(page, '**/*.woff2') : () => {};
    await page.goto(addresses.login, { waitUntil: 'commit' });
    await expect(signIn(page)).toBeVisible();
    const first = await getFont(page);
    if (isLate) expect(first).not.toContain('Geist');
    releaseScripts();
    await atWork(page);
    expect(await getFont(page)).toBe(first);
    if (isLate) {
      const loaded = page.waitForResponse('**/*.woff2');
      releaseFont();
      await loaded;
    }
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole('link', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
    expect(await getFont(page)).toBe(first);
    expect(await shifts()).toEqual([]);
    // One copy of each file's rule, that of the page.
    const rules = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => /woff2/.test(rule.cssText)).length,
    );
    expect(rules).toBe(2);
  });

test('a first visit on a slow connection fetches the font last, and keeps the font of the device', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } }));
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  const releaseScripts = await holdCalls(page, '**/static/js/*.js');
  await page.goto(addresses.login, { waitUntil: 'commit' });
  await expect(signIn(page)).toBeVisible();
  const first = await getFont(page);
  expect(first).not.toContain('Geist');
  expect(fonts).toEqual([]);
  const fetched = page.waitForResponse('**/*.woff2');
  releaseScripts();
  await atWork(page);
  expect((await fetched).ok()).toBe(true);
  expect(await getFont(page)).toBe(first);
  // A route turns the browser's cache off.
  await page.unrouteAll();
  await page.reload();
  await atWork(page);
  expect(await getFont(page)).toContain('Geist');
});

test('on the next visit the first paint has the typeface of the portal', async ({ page }) => {
  await page.goto(addresses.login);
  await atWork(page);
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'commit' });
  await expect(signIn(page)).toBeVisible();
  // A font that came after the first paint would not be drawn.
  expect(await getFont(page)).toContain('Geist');
  await atWork(page);
});

test('a press on Back before the portal listens is followed once it does', async ({ page, newMember }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    let isFirst = true;
    window.addEventListener = (...how: Parameters<typeof listen>) => {
      if (how[0] === 'popstate' && isFirst && location.pathname === '/user/dashboard') {
        isFirst = false;
        history.replaceState(null, '', '/user/kyc');
        dispatchEvent(new PopStateEvent('popstate'));
      }
      listen(...how);
    };
  });
  await openAs(page, await newMember(), '/user/dashboard');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('KYC');
});
