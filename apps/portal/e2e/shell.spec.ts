import type { Page } from '@playwright/test';
import { verifiedMember } from './support/newMember';
import { closePopup, popup } from './support/popups';
import { signIn } from './support/signIn';
import { expect, test } from './support/test';

const published: number[] = [];
test.afterEach(async ({ sandbox }) => {
  for (const id of published.splice(0)) await sandbox.withdrawNews(id);
});

/** Calls of a page to a path, from now on. */
function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (path.test(request.url())) calls += 1;
  });
  return () => calls;
}

test('news pop up, then notifications, one at a time, and each is marked once', async ({
  page,
  request,
  sandbox,
}) => {
  const member = await verifiedMember(request, sandbox);
  const body = '<p>The servers <b>restart</b>.</p><script>alert(1)</script><form><input name="pin"></form>';
  published.push(await sandbox.publishNews({ title: 'Restart tonight', body, image: 'no-such-picture.png' }));
  await sandbox.notify(member.username, {
    title: 'Your KYC',
    body: '<p>One document is missing.</p>',
    popup: 1,
  });
  const reads = countCalls(page, /\/api\/news\/\d+\/read/);
  const closings = countCalls(page, /change-popup-status/);

  await signIn(page, sandbox, member, { keepPopups: true });
  const news = page.getByRole('dialog', { name: 'Restart tonight' });
  await expect(news).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(news.getByText('Dear Associates,')).toBeVisible();
  await expect(news.getByText(/^\d\d-\d\d-\d{4}$/)).toBeVisible();
  await expect(news.getByText('1 of 2')).toBeVisible();
  await expect(news.locator('img, script, form, input')).toHaveCount(0);
  expect(reads()).toBe(0);

  const marked = page.waitForResponse(/\/read$/);
  await news.getByRole('button', { name: 'Next' }).click();
  expect((await marked).status()).toBe(200);
  const information = page.getByRole('dialog', { name: 'Your KYC' });
  await expect(information.getByText('One document is missing.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'News', exact: true })).toBeVisible();
  expect([reads(), closings()]).toEqual([1, 1]);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(popup(page)).toHaveCount(0);
});

test('a popup stays away once closed even if marking fails, and nobody asks again; newer news still come', async ({
  page,
  request,
  sandbox,
}) => {
  const member = await verifiedMember(request, sandbox);
  published.push(await sandbox.publishNews({ title: 'First piece', body: '<p>One</p>' }));
  await page.route('**/api/news/*/read', (route) => route.fulfill({ status: 500, body: '<h1>Whoops</h1>' }));
  const reads = countCalls(page, /\/api\/news\/\d+\/read/);
  await signIn(page, sandbox, member, { keepPopups: true });
  await expect(page.getByRole('dialog', { name: 'First piece' })).toBeVisible();
  await closePopup(page);
  await expect(popup(page)).toHaveCount(0);

  published.push(await sandbox.publishNews({ title: 'Second piece', body: '<p>Two</p>' }));
  await page.reload();
  const second = page.getByRole('dialog', { name: 'Second piece' });
  await expect(second).toBeVisible();
  await expect(second.getByText(/ of /)).toHaveCount(0);
  await closePopup(page);
  await expect(popup(page)).toHaveCount(0);
  expect(reads()).toBe(2);
});

test('many news wall nobody in: three at most, and the rest can wait', async ({ page, request, sandbox }) => {
  const member = await verifiedMember(request, sandbox);
  for (const title of ['One', 'Two', 'Three', 'Four'])
    published.push(await sandbox.publishNews({ title, body: '<p>…</p>' }));
  const reads = countCalls(page, /\/api\/news\/\d+\/read/);
  await signIn(page, sandbox, member, { keepPopups: true });
  await expect(page.getByRole('dialog', { name: 'Four' })).toContainText('1 of 3');
  await popup(page).getByRole('button', { name: 'Read the rest later' }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'News, 3 unread' })).toBeVisible();
  expect(reads()).toBe(1);
});

test('an operator who signs in as a member closes no popup in their place', async ({
  page,
  request,
  sandbox,
}) => {
  const member = await verifiedMember(request, sandbox);
  await sandbox.notify(member.username, { title: 'For you alone', body: '<p>…</p>', popup: 1 });
  await page.goto(await sandbox.loginAs(member.username));
  await expect(page.getByText(/signed in as/i)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(popup(page)).toHaveCount(0);
});

test('the bell counts, shows the latest as text, and See All marks and opens the list', async ({
  page,
  request,
  sandbox,
}) => {
  const member = await verifiedMember(request, sandbox);
  await signIn(page, sandbox, member);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByText('No notifications yet !!!').first()).toBeVisible();
  await sandbox.notify(member.username, {
    title: 'Deposit <i>received</i>',
    body: '<p>It is <b>here</b>.</p>',
  });
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const latest = page.getByRole('group', { name: 'Latest notifications' });
  await expect(latest.getByText('Deposit received')).toBeVisible();
  await expect(latest.getByText('It is here.')).toBeVisible();
  await page.getByRole('button', { name: 'See All Notifications' }).click();
  await expect(page).toHaveURL(/\/user\/notificationAll$/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('See All opens the list even when marking fails (D62)', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'pinuser');
  await page.route('**/api/notification-change-status', (route) => route.abort());
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'See All Notifications' }).click();
  await expect(page).toHaveURL(/\/user\/notificationAll$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the bell says its failure in place and tries again', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'pinuser');
  await page.route('**/api/latest-notifications', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const latest = page.getByRole('group', { name: 'Latest notifications' });
  await expect(latest.getByText('Something Went Wrong Please Try Again....')).toBeVisible();
  await page.unroute('**/api/latest-notifications');
  await latest.getByRole('button', { name: 'Try again' }).click();
  await expect(latest.getByText('No notifications yet !!!')).toBeVisible();
});

test('who comes back to the window finds what is new, once a minute at most', async ({
  page,
  request,
  sandbox,
}) => {
  const member = await verifiedMember(request, sandbox);
  await page.clock.install();
  await signIn(page, sandbox, member);
  const asked = countCalls(page, /latest-notifications/);
  await sandbox.notify(member.username, { title: 'While you were away', body: '<p>…</p>' });
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await comeBack();
  expect(asked()).toBe(0);
  await page.clock.fastForward(61_000);
  await comeBack();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await comeBack();
  expect(asked()).toBe(1);
});

const ways = {
  Facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  Twitter: 'https://twitter.com/intent/tweet?url=',
  WhatsApp: 'https://wa.me/?text=',
  Telegram: 'https://t.me/share/url?url=',
  LinkedIn: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  Mail: 'mailto:?body=',
};

for (const [leg, position] of [
  ['left', 'L'],
  ['right', 'R'],
] as const) {
  test(`the ${leg} referral link is shared in every way, with neither opener nor referrer`, async ({
    page,
    sandbox,
    baseURL,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, sandbox, 'pinuser');
    await page.getByRole('button', { name: `Share ${leg} referral link` }).click();
    const dialog = page.getByRole('dialog', { name: `Share ${leg} referral link` });
    const link = `${baseURL ?? ''}/register?u=pinuser&p=${position}`;
    for (const [way, address] of Object.entries(ways)) {
      const channel = dialog.getByRole('link', { name: `Share by ${way}` });
      await expect(channel).toHaveAttribute('href', address + encodeURIComponent(link));
      await expect(channel).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(channel).toHaveAttribute('target', '_blank');
    }
    await expect(dialog.getByRole('img', { name: `QR code of ${link}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Referral link copy to clipboard successfully.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Share ${leg} referral link` })).toBeFocused();
  });
}

test('without a clipboard the link is copied by a text area that does not stay (A §9, T25)', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      (window as unknown as { copied?: string }).copied = document.getSelection()?.toString() ?? '';
    });
  });
  await signIn(page, sandbox, 'pinuser');
  await page.getByRole('button', { name: 'Share left referral link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Referral link copy to clipboard successfully.')).toBeVisible();
  const copied = await page.evaluate(() => (window as unknown as { copied?: string }).copied);
  expect(copied).toBe(`${baseURL ?? ''}/register?u=pinuser&p=L`);
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('an overlay whose code does not come says so, and the page stays', async ({ page, sandbox }) => {
  await page.route('**/static/js/ShareDialog*', (route) => route.abort());
  await signIn(page, sandbox, 'pinuser');
  await page.getByRole('button', { name: 'Share left referral link' }).click();
  await expect(page.getByText('Something Went Wrong Please Try Again....')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
