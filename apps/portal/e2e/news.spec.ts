import type { Page } from '@playwright/test';
import { daysAgo, onWire, titles } from './support/lists';
import { openAs, press, signIn } from './support/page';
import { expect, test } from './support/test';
import { watchQueries } from './support/traffic';

const main = (page: Page) => page.locator('main');

test('page and days are in the address, for anyone who opens it [B §2 All News, B §8 Filter failed]', async ({
  page,
  sandbox,
  context,
}) => {
  const queries = watchQueries(page, '/api/news');
  await signIn(page, sandbox, 'leader', '/user/newsAll?page=1000000');
  await expect(page).toHaveURL(/\/user\/newsAll\?page=3$/);
  await expect(main(page).getByText('21–28 of 28')).toBeVisible();
  expect(queries).toEqual(['?page=1000000', '?page=3']);
  await press(page, 'Page 2');
  await expect(page).toHaveURL(/\/user\/newsAll\?page=2$/);
  await expect(main(page).getByText('11–20 of 28')).toBeVisible();
  const second = await titles(page);
  // The seed's ids count down from page to page. This is the tenth on the second page of 29, one of which is hidden.
  await page.goto('/user/newsAll?page=2#news-10');
  await expect(main(page).getByRole('article', { name: second.at(-1) ?? '' })).toBeFocused();
  expect(await titles(page)).toEqual(second);

  const [from, to] = [daysAgo(30), daysAgo(15)];
  await press(page, 'Filter');
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  // A failed filter shows no rows of another.
  await page.route('**/api/news?*from_date*', (route) => route.abort());
  await press(page, 'Apply');
  await expect(main(page).getByText('Request failed please login again')).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await page.unroute('**/api/news?*from_date*');
  await press(main(page), 'Try again');
  await expect(page).toHaveURL(`/user/newsAll?from=${from}&to=${to}`);
  await expect(main(page).getByText('1–2 of 2')).toBeVisible();
  expect(queries.at(-1)).toBe(`?page=1&from_date=${onWire(from)}&to_date=${onWire(to)}`);
  const filtered = await titles(page);
  expect(filtered).toEqual(['How to keep your account safe', 'Withdrawals are sent twice a day']);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void window.open(address), page.url()),
  ]);
  await expect(main(tab).getByText('1–2 of 2')).toBeVisible();
  expect(await titles(tab)).toEqual(filtered);
  await tab.close();
  await press(page, 'Clear all');
  await expect(page).toHaveURL('/user/newsAll');
  await expect(main(page).getByText('1–10 of 28')).toBeVisible();
});

test('a message shows its words, and nothing else (T1)', async ({ page, sandbox, newMember, baseURL }) => {
  const body = `<p>Only these words.</p><script>window.taken = 1</script><img src=x onerror="window.taken = 1">
    <img src="https://evil.example/pixel.gif"><iframe src="https://evil.example"></iframe>
    <form action="https://evil.example"><input name="password"></form><style>body { display: none }</style>
    <svg onload="window.taken = 1"></svg><a href="javascript:window.taken = 1">a link</a>
    <div style="position: fixed; inset: 0; background: red" id="root" class="visually-hidden">a veil</div>`;
  const member = await newMember();
  const title = '<img src=x onerror="window.taken = 1">Read this';
  const id = await sandbox.publishNews({ title, body, image: 'no-such-picture.png' });
  try {
    await sandbox.notify(member.username, { title, body });
    // Marks it as read, as closing its popup would.
    await member.get(`news/${id}/read`);
    const foreign: string[] = [];
    page.on('request', (sent) => {
      const { protocol, origin } = new URL(sent.url());
      if (protocol.startsWith('http') && origin !== baseURL) foreign.push(sent.url());
    });
    for (const path of ['/user/notificationAll', '/user/newsAll']) {
      await openAs(page, member, path);
      const article = main(page).getByRole('article', { name: 'Read this' });
      await expect(article.getByText(/^Only these words/).first()).toBeVisible();
      const forbidden = 'script, iframe, form, input, style, object, [style*=fixed], #root';
      await expect(main(page).locator(forbidden)).toHaveCount(0);
      await expect(main(page).locator('a[href^="javascript"], [onerror], [onload]')).toHaveCount(0);
      // Its image is invalid and is removed. Images in the body come only from the image folder.
      await expect(article.locator(`img:not([src^="${baseURL}/images/"])`)).toHaveCount(0);
      await expect(article.locator('img[src*="no-such-picture"]')).toHaveCount(0);
      await article.getByText('a link').click();
      await expect(page).toHaveURL(path);
    }
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
    expect(foreign).toEqual([]);
  } finally {
    await sandbox.withdrawNews(id);
  }
});
