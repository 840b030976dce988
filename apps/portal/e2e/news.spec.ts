import type { Page, Request } from '@playwright/test';
import { Sandbox } from './support/sandbox';
import { signIn } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

const pageFailed = 'Request failed please try again';
const filterFailed = 'Request failed please login again';

/** A day of the seed, which is dated back from today, as an address has it. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const onWire = (day: string) => day.split('-').reverse().join('-');

const titles = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
const main = (page: Page) => page.locator('main');

/** The queries of the calls to a list, as they go out. */
function watchQueries(page: Page, path: string): string[] {
  const queries: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) queries.push(url.search);
  });
  return queries;
}

/** Opens a list and waits for its first article. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(main(page).getByRole('article').first()).toBeVisible();
}

// What is published here is everybody's: the other flows start from the seed again.
test.afterAll(async ({ request }) => {
  await new Sandbox(request).reset();
});

test('a page is in the address: reload, back and forward show the same list', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(/\/user\/newsAll$/);
  await expect(main(page).getByText('1–10 of 28')).toBeVisible();
  const first = await titles(page);
  expect(first).toHaveLength(10);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/newsAll\?page=2$/);
  await expect(main(page).getByText('11–20 of 28')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toBeFocused();
  const second = await titles(page);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.reload();
  await expect(main(page).getByText('11–20 of 28')).toBeVisible();
  expect(await titles(page)).toEqual(second);
  await page.goBack();
  await expect(main(page).getByText('1–10 of 28')).toBeVisible();
  expect(await titles(page)).toEqual(first);
  await page.goForward();
  await expect.poll(() => titles(page)).toEqual(second);
});

test(
  'days filter the list, for whoever opens the same address',
  everyEngine,
  async ({ page, sandbox, context }) => {
    await signIn(page, sandbox, 'leader');
    await open(page, '/user/newsAll?page=2');
    const queries = watchQueries(page, '/api/news');
    const [from, to] = [daysAgo(30), daysAgo(15)];
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('From').fill(from);
    await page.getByLabel('To', { exact: true }).fill(to);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`/user/newsAll?from=${from}&to=${to}`);
    await expect(main(page).getByText('1–2 of 2')).toBeVisible();
    expect(queries).toEqual([`?page=1&from_date=${onWire(from)}&to_date=${onWire(to)}`]);
    const filtered = await titles(page);
    expect(filtered).toEqual(['How to keep your account safe', 'Withdrawals are sent twice a day']);

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void window.open(address), page.url()),
    ]);
    await expect(main(tab).getByText('1–2 of 2')).toBeVisible();
    expect(await titles(tab)).toEqual(filtered);
    await expect(tab.getByRole('button', { name: `Remove filter From: ${onWire(from)}` })).toBeVisible();
    await tab.close();

    await page.getByRole('button', { name: `Remove filter To: ${onWire(to)}` }).click();
    await expect(page).toHaveURL(`/user/newsAll?from=${from}`);
    await expect(main(page).getByText('1–4 of 4')).toBeVisible();
    await page.goBack();
    await expect(main(page).getByText('1–2 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/user/newsAll');
    await expect(main(page).getByText('1–10 of 28')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
  },
);

test('a filter that leaves nothing says so, and is cleared from there', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/newsAll?from=2020-01-01&to=2020-01-02');
  await expect(page.getByText('No News Found.')).toBeVisible();
  await expect(page.getByText('Nothing was published on these days.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/user/newsAll');
  await expect(main(page).getByText('1–10 of 28')).toBeVisible();
  await page.goto('/user/notificationAll?to=2020-01-02');
  await expect(page.getByText('No notifications yet !!!')).toBeVisible();
});

test('a page that fails keeps the one before, and its retry brings it', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  const second = '**/api/news?page=2';
  for (const answer of ['none', 'broken'] as const) {
    await open(page, '/user/newsAll');
    const first = await titles(page);
    await page.route(second, (route) =>
      answer === 'none' ? route.abort() : route.fulfill({ status: 500, body: '<h1>Whoops</h1>' }),
    );
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(main(page).getByText(pageFailed)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: pageFailed })).toHaveCount(2);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await titles(page)).toEqual(first);
    await expect(page.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.unroute(second);
  }
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('11–20 of 28')).toBeVisible();
  await expect(main(page).getByText(pageFailed)).toHaveCount(0);
  await expect(page).toHaveURL(/\?page=2$/);
});

test('a filter that fails shows no rows that are not its own', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await open(page, '/user/newsAll');
  await page.route('**/api/news?*from_date*', (route) => route.abort());
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(main(page).getByText(filterFailed)).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(0);
  await page.unroute('**/api/news?*from_date*');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(4);
});

test('an answer that is late never takes the place of a newer one', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await open(page, '/user/newsAll');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/news?page=2', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(main(page).getByText('Refreshing')).toBeAttached();
  await page.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(main(page).getByText('21–28 of 28')).toBeVisible();
  const third = await titles(page);
  const late = page.waitForResponse('**/api/news?page=2');
  letGo();
  await (await late).finished();
  await expect(page).toHaveURL(/\?page=3$/);
  expect(await titles(page)).toEqual(third);
});

const hostile = [
  '?page=-1',
  '?page=0',
  '?page=1e9',
  '?page=1000001',
  '?page=2&page=3',
  '?from=31-02-2026',
  '?from=2026-02-31',
  '?from=javascript:alert(1)',
  `?from=${'9'.repeat(10_000)}`,
  '?to=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?from=%E0%A4%A',
  '?next=javascript:alert(1)&from_date=01-01-2026&export=true&__proto__[page]=2',
];

test('an address with nonsense is a plain list, and nothing of it reaches the server', async ({
  page,
  sandbox,
}) => {
  // A dozen pages, each opened from its address.
  test.setTimeout(90_000);
  await signIn(page, sandbox, 'leader');
  const queries = watchQueries(page, '/api/news');
  for (const query of hostile) {
    await open(page, `/user/newsAll${query}`);
    await expect(main(page).getByText('1–10 of 28'), query).toBeVisible();
    await expect.poll(() => new URL(page.url()).search, query).not.toMatch(/[?&](page|from|to)=/);
  }
  expect(new Set(queries)).toEqual(new Set(['?page=1']));
});

test('a page beyond the last leads to the last', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  const queries = watchQueries(page, '/api/news');
  await page.goto('/user/newsAll?page=1000000');
  await expect(page).toHaveURL(/\/user\/newsAll\?page=3$/);
  await expect(main(page).getByText('21–28 of 28')).toBeVisible();
  expect(queries).toEqual(['?page=1000000', '?page=3']);
});

test('a link to one piece of news shows it', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/newsAll?page=2');
  const last = main(page).getByRole('article').last();
  const name = await last.getByRole('heading').first().textContent();
  // The seed's ids count down from page to page; the tenth of the second page of 29, one of them not shown.
  await page.goto('/user/newsAll?page=2#news-10');
  await expect(main(page).getByRole('article', { name: name ?? '' })).toBeFocused();
  await expect(last).toBeInViewport();
});

test(
  'the bell marks and opens all notifications; filtered, they are paged without another call',
  everyEngine,
  async ({ page, sandbox }) => {
    await signIn(page, sandbox, 'leader');
    await sandbox.notify('leader', { title: 'Something new', body: '<p>For <b>you</b>.</p>' });
    await page.reload();
    const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
    const marks = watchQueries(page, '/api/notification-change-status');
    await bell.click();
    await page.getByRole('button', { name: 'See All Notifications' }).click();
    await expect(page).toHaveURL(/\/user\/notificationAll$/);
    await expect(main(page).getByRole('article', { name: 'Something new' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    expect(marks).toHaveLength(1);

    const queries = watchQueries(page, '/api/all-notifications');
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(main(page).getByText('11–20 of 29')).toBeVisible();
    expect(queries).toEqual(['?page=2']);
    const from = daysAgo(90);
    await page.goto(`/user/notificationAll?from=${from}`);
    await expect(main(page).getByText(/^1–10 of 1[67]$/)).toBeVisible();
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(main(page).getByText(/^11–1[67] of 1[67]$/)).toBeVisible();
    await expect(page).toHaveURL(`/user/notificationAll?from=${from}&page=2`);
    expect(queries).toEqual(['?page=2', `?export=true&from_date=${onWire(from)}`]);
    expect(marks).toHaveLength(1);
  },
);

test("what an operator's message carries is shown as words, and nothing else", async ({
  page,
  sandbox,
  request,
  baseURL,
}) => {
  const body = `<p>Only these words.</p><script>window.taken = 1</script><img src=x onerror="window.taken = 1">
    <img src="https://evil.example/pixel.gif"><iframe src="https://evil.example"></iframe>
    <form action="https://evil.example"><input name="password"></form><style>body { display: none }</style>
    <svg onload="window.taken = 1"></svg><a href="javascript:window.taken = 1">a link</a>
    <div style="position: fixed; inset: 0; background: red" id="root" class="visually-hidden">a veil</div>`;
  await signIn(page, sandbox, 'leader');
  const title = '<img src=x onerror="window.taken = 1">Read this';
  const id = await sandbox.publishNews({ title, body, image: 'no-such-picture.png' });
  await sandbox.notify('leader', { title, body });
  // As if its popup had been closed before.
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await request.get(`/api/news/${id}/read`, { headers: { authorization: `Bearer ${token}` } });

  const foreign: string[] = [];
  page.on('request', (sent) => {
    const { protocol, origin } = new URL(sent.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(sent.url());
  });
  for (const path of ['/user/newsAll', '/user/notificationAll', '/user/newsAll?page=2']) {
    await open(page, path);
    await expect(
      main(page)
        .getByText(/^Only these words/)
        .first(),
    ).toBeVisible();
    await expect(
      main(page).locator('script, iframe, form, input, style, object, [style*=fixed], #root'),
    ).toHaveCount(0);
    await expect(main(page).locator('a[href^="javascript"], [onerror], [onload]')).toHaveCount(0);
  }
  await open(page, '/user/newsAll');
  const article = main(page).getByRole('article', { name: 'Read this' });
  // Its picture is none, and goes; pictures in the body come from the image folder alone.
  await expect(article.locator('img[src*="no-such-picture"]')).toHaveCount(0);
  await expect(article.locator(`img:not([src^="${baseURL}/images/"])`)).toHaveCount(0);
  await article.getByText('a link').click();
  await expect(page).toHaveURL(/\/user\/newsAll$/);
  await expect(page).toHaveTitle(/^All News/);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  expect(foreign).toEqual([]);
});
