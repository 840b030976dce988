import type { Page } from '@playwright/test';
import { bearer } from './support/openAs';
import { answer } from './support/answers';
import { columnOf, watchQueries } from './support/lists';
import { centsOf, readCsv, sumOf } from './support/readCsv';
import { signIn } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

const main = (page: Page) => page.locator('main');
const path = '/user/payouts';
const failed = 'Request failed please try again';

test(
  'payouts are filtered by source and status, for whoever opens the address, and saved as they add up',
  everyEngine,
  async ({ page, sandbox, request }) => {
    await signIn(page, sandbox, 'leader');
    const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? '';
    const { data } = (await (await request.get('/api/dashboard', { headers: bearer(token) })).json()) as {
      data: { roi_bonus: string };
    };
    const queries = watchQueries(page, '/api/payouts');
    await page.goto(path);
    await expect(main(page).getByText(/^1–10 of /)).toBeVisible();
    expect(await columnOf(page, 'Serial No')).toEqual(
      Array.from({ length: 10 }, (_, place) => `${place + 1}`),
    );
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByLabel('Income Source').selectOption('ROI Bonus');
    await page.getByLabel('Status').selectOption('Paid');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(`${path}?source=ROI&status=paid`);
    await expect.poll(async () => new Set(await columnOf(page, 'Source'))).toEqual(new Set(['ROI Bonus']));
    expect(new Set(await columnOf(page, 'Status'))).toEqual(new Set(['Paid']));
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(main(page).getByText(/^11–\d+ of /)).toBeVisible();
    await page.reload();
    await expect.poll(async () => (await columnOf(page, 'Serial No'))[0]).toBe('11');
    const read = '?page=2&source=ROI&is_paid=1';
    expect(queries).toEqual(['?page=1', '?page=1&source=ROI&is_paid=1', read, read]);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const { name, rows } = await readCsv(await saved);
    expect(name).toMatch(/^payouts_roi_paid_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(new Set(rows.map((row) => row['Status']))).toEqual(new Set(['Paid']));
    expect(sumOf(rows, 'Amount')).toBe(centsOf(data.roi_bonus));
    expect(queries.at(-1)).toBe('?export=true&source=ROI&is_paid=1');
  },
);

test('without a session payouts say so, forget it and lead to the start (B §6)', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'leader');
  await answer(page, '/payouts*', 'code401');
  await page.goto(path);
  await expect(page.getByText('Authentication Failed. Please Login Again....')).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await page.goto(path);
  await expect(page).toHaveURL('/login');
});

test('payouts that fail say so in place, and their retry brings them (D38)', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  for (const how of ['noNetwork', 'html500', 'cutJson'] as const) {
    const mend = await answer(page, '/payouts*', how);
    await page.goto(path);
    await expect(main(page).getByText(failed)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await mend();
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText(/^1–10 of /)).toBeVisible();
  }
});

test('the further payout routes mark their entry and are no screens (D4)', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  for (const route of ['/user/payoutsRANK', '/user/poolpayoutsBOTLEVEL']) {
    await page.goto(route);
    await expect(page.getByText("Look like you're lost")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Payouts' })).toHaveAttribute('aria-current', 'page');
  }
});
