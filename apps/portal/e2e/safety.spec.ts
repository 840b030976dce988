import { carelessHosts, openCarelessSite } from './support/carelessSite';
import { routes } from './support/routes';
import { expect, test } from './support/test';

test('every route carries the policy [A §2 Routes, B §2 Routes]', async ({ request }) => {
  expect(routes.length).toBeGreaterThan(30);
  const nonces = new Set<string>();
  for (const route of routes) {
    const answer = await request.get(route, { headers: { accept: 'text/html' } });
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, route).toMatch(/default-src 'none'; script-src 'self'( 'sha256-[^ ;]+'){2};/);
    expect(policy, route).toContain("require-trusted-types-for 'script'");
    expect(headers, route).toMatchObject({
      ...{ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
    });
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(await answer.text(), route).toContain(`content="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(routes.length);
});

test('the policy is in force, and the watch sees what it refuses', async ({ page, watch, hosts }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://tracker.example/pixel.png';
    document.body.append(picture);
  });
  await expect.poll(() => watch.violations.length).toBeGreaterThan(0);
  expect(watch.violations[0]).toContain('img-src');
  await page.evaluate(() => document.body.setAttribute('style', 'display: none'));
  await expect.poll(() => watch.violations.join()).toContain('style-src-attr');
  watch.violations.length = 0;
  hosts.strangers.length = 0;
});

test('every contacted host is recorded, also from a window that the page opened', async ({
  page,
  context,
  hosts,
}) => {
  await context.route('https://stranger.example/**', (route) => route.fulfill({ body: 'Hello' }));
  await page.goto('/login');
  expect(hosts.strangers).toEqual([]);
  const opening = context.waitForEvent('page');
  await page.evaluate(() => void window.open('https://stranger.example/welcome?member=1'));
  await (await opening).waitForLoadState();
  expect(hosts.strangers).toContain('stranger.example: https://stranger.example/welcome');
  // Otherwise these hosts would fail this flow too.
  hosts.strangers.length = 0;
});

test('the API reference opens at a call and finds another, within its policy and from no other host', async ({
  page,
  watch,
}) => {
  await page.goto('/docs#/withdraw/createwithdrawal');
  await expect(page.getByRole('heading', { name: 'Ask for a withdrawal' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').fill('payouts');
  await expect(page.getByText("The member's bonuses, filtered").last()).toBeVisible();
  // Its search asks for a worker from a text, is refused, and goes on without one.
  expect(watch.violations.splice(0)).toEqual([expect.stringMatching(/^script-src: eval at .*\/docs:/)]);
});

test.describe('a page without a policy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('contacts no stranger unseen: nor by a worker, a socket or a window', async ({
    page,
    context,
    hosts,
    blockingProxy,
  }) => {
    const site = await openCarelessSite();
    await page.goto(site.url);
    const opening = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/popup'));
    const opened = await opening;
    const isSeen = (host: string) =>
      blockingProxy.wanted.includes(host) || hosts.strangers.some((one) => one.startsWith(`${host}: `));
    await expect.poll(() => carelessHosts.filter((host) => !isSeen(host))).toEqual([]);
    await opened.close();
    await page.close();
    site.close();
    // Otherwise these hosts would fail this flow too.
    hosts.strangers.length = 0;
    blockingProxy.wanted.length = 0;
  });
});
