import type { Page } from '@playwright/test';
import { getColumn } from './support/lists';
import { press, signIn } from './support/page';
import { expect, test } from './support/test';

// Lists of back ends that page in another way (D145): every row can be reached, or the end is said to be unknown.

const main = (page: Page) => page.locator('main');
const size = 10;

const toRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: count - at, wallet: 'pay_in', type: 'credit', value: `${at + 1}.00`, source: 'ROI' },
    created_at: new Date(Date.now() - at * 1000).toISOString(),
  }));

/** Answers the list with a part of the rows, and the pager of its position. */
const servePages = (page: Page, count: number, pager: (position: number, last: number) => object) =>
  page.route('**/api/transactions?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const position = Number(
      searchParams.get('cursor')?.replace('position-', '') ?? searchParams.get('page') ?? 1,
    );
    const data = toRows(count).slice((position - 1) * size, position * size);
    return route.fulfill({ json: { status: true, data, ...pager(position, Math.ceil(count / size)) } });
  });

/** The amounts of all pages, as a member reads them by pressing Next. */
async function readAll(page: Page, ranges: readonly string[]): Promise<(string | null)[]> {
  const amounts: (string | null)[] = [];
  for (const [at, range] of ranges.entries()) {
    if (at > 0) await press(page, 'Next page');
    await expect(main(page).getByText(range, { exact: true })).toBeVisible();
    amounts.push(...(await getColumn(page, 'Amount')));
  }
  return amounts;
}
const amountsTo = (count: number) => Array.from({ length: count }, (_, at) => `+$${at + 1}.00`);

test('a list by cursor is read to its end, and starts again after a reload', async ({ page, sandbox }) => {
  await servePages(page, 34, (position, last) => {
    const next = position < last ? `position-${position + 1}` : null;
    return {
      ...{ per_page: size, next_cursor: next, prev_cursor: null, prev_page_url: null },
      next_page_url: next && `http://app.internal/api/transactions?cursor=${next}`,
    };
  });
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/transactions');
  expect(await readAll(page, ['1–10', '11–20', '21–30', '31–34 of 34'])).toEqual(amountsTo(34));
  await press(page, 'Previous page');
  await expect(main(page).getByText('21–30', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('1–10', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/user/transactions');
});

test('a list with an unreadable pager shows that there may be more', async ({ page, sandbox }) => {
  await servePages(page, 34, () => ({ pagination: {} }));
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/transactions');
  const open = ['1–10', '11–20', '21–30'].map((range) => `${range}, there may be more`);
  expect(await readAll(page, [...open, '31–34 of 34'])).toEqual(amountsTo(34));
});

test('a list without a pager ends where a page brings nothing new', async ({ page, sandbox }) => {
  await servePages(page, 20, () => ({}));
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/transactions');
  const open = ['1–10', '11–20'].map((range) => `${range}, there may be more`);
  expect(await readAll(page, open)).toEqual(amountsTo(20));
  await press(page, 'Next page');
  await expect(main(page).getByText('11–20 of 20', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/user/transactions?page=2');
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('unreadable entries are counted', async ({ page, sandbox }) => {
  await page.route('**/api/transactions?*', (route) =>
    route.fulfill({ json: { status: true, data: [...toRows(3), 'x', {}], total: 5 } }),
  );
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/transactions');
  await expect(main(page).getByText('2 entries couldn’t be shown.')).toBeVisible();
  expect(await getColumn(page, 'Amount')).toEqual(amountsTo(3));
});

test('earnings of a part name it, and take three pages (D155)', async ({ page, sandbox }) => {
  const asked: string[] = [];
  await page.route('**/api/payouts/summary?*', (route) =>
    route.fulfill({ status: 404, json: { status: false } }),
  );
  await page.route('**/api/payouts?*', (route) => {
    const { search, searchParams } = new URL(route.request().url());
    if (searchParams.has('export')) asked.push(search);
    const position = Number(searchParams.get('page') ?? 1);
    const data = Array.from({ length: size }, (_, at) => ({
      ...{ id: position * 100 + at, amount: '10.00', wallet: 'pay_out', source: 'ROI', is_paid: 1 },
      created_at: new Date().toISOString(),
    }));
    return route.fulfill({ json: { status: true, data, current_page: position, last_page: 40, total: 400 } });
  });
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/payouts');
  const earnings = page.getByRole('region', { name: 'Earnings' });
  await expect(earnings).toContainText('$300.00');
  await expect(earnings).toContainText('From 30 entries only');
  expect(asked).toHaveLength(3);
});
