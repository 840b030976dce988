import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { toPages, press, signIn, toast } from './support/page';
import { parseCents, getColumn, readCsv, getSum } from './support/lists';
import { bearer } from './support/sessions';
import { expect, test } from './support/test';
import { watchQueries } from './support/traffic';

const main = (page: Page) => page.locator('main');
const path = '/user/payouts';

test('payouts are filtered by the address, and saved as they add up [B §8 Payouts failed]', async ({
  page,
  sandbox,
  request,
}) => {
  const queries = watchQueries(page, '/api/payouts');
  const token = await signIn(page, sandbox, 'leader', path);
  const { data } = (await (await request.get('/api/dashboard', { headers: bearer(token) })).json()) as {
    data: { roi_bonus: string };
  };
  await expect(main(page).getByText(/^1–10 of /)).toBeVisible();
  await press(page, 'Filter');
  await page.getByLabel('Income Source').selectOption('ROI Bonus');
  await page.getByLabel('Status').selectOption('Paid');
  // A failed filter shows the list's own message (D38).
  await page.route('**/api/payouts?*source*', (route) => route.abort());
  await press(page, 'Apply');
  await expect(main(page).getByText('Request failed please try again')).toBeVisible();
  await page.unroute('**/api/payouts?*source*');
  await press(main(page), 'Try again');
  await expect(page).toHaveURL(`${path}?source=ROI&status=paid`);
  await expect.poll(async () => new Set(await getColumn(page, 'Source'))).toEqual(new Set(['ROI Bonus']));
  expect(new Set(await getColumn(page, 'Status'))).toEqual(new Set(['Paid']));
  await press(page, 'Page 2');
  await expect(main(page).getByText(/^11–\d+ of /)).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await getColumn(page, 'Serial No'))[0]).toBe('11');
  const read = '?page=2&source=ROI&is_paid=1';
  const filtered = '?page=1&source=ROI&is_paid=1';
  // The chart above reads sums, and no row.
  expect(queries).toEqual(['?page=1', filtered, filtered, read, read]);

  const saved = page.waitForEvent('download');
  await press(page, 'Export CSV');
  const { name, rows } = await readCsv(await saved);
  expect(name).toMatch(/^payouts_roi_paid_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(new Set(rows.map((row) => row['Status']))).toEqual(new Set(['Paid']));
  expect(getSum(rows, 'Amount')).toBe(parseCents(data.roi_bonus));
  expect(queries.at(-1)).toBe('?export=true&source=ROI&is_paid=1');
});

test('a pressed segment of a bar is the filter, and is recognisable without hues [B §2 Payouts]', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, sandbox, 'leader', path);
  const picture = page.getByRole('application', { name: /^Earnings by month/ });
  await expect(picture.locator('svg rect[fill^="url"]').first()).toBeVisible();
  const signs = await picture.evaluate((stage) => {
    const pieces = [...stage.querySelectorAll('svg rect[fill^="url"]')];
    const ids = [...new Set(pieces.map((piece) => piece.getAttribute('fill')?.slice(5, -1) ?? ''))];
    return {
      outlines: [...new Set(pieces.map((piece) => getComputedStyle(piece).stroke))],
      looks: ids.map((id) => {
        const [ground, lines] = [...(document.getElementById(id)?.children ?? [])];
        const style = ground && lines && { ground: getComputedStyle(ground), lines: getComputedStyle(lines) };
        return { ground: style?.ground.fill, lines: style?.lines.stroke, d: lines?.getAttribute('d') };
      }),
    };
  });
  // The member's own two colours, and another border for each source.
  expect(signs.outlines).toEqual([signs.looks[0]?.ground]);
  expect(signs.looks.length).toBeGreaterThan(1);
  expect(new Set(signs.looks.map(({ d }) => d)).size).toBe(signs.looks.length);
  for (const { ground, lines } of signs.looks) expect(lines).not.toBe(ground);

  const piece = await picture.locator('svg > g > g:last-of-type > rect').first().boundingBox();
  if (!piece) throw new Error('The newest bar has no piece.');
  await page.mouse.click(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d&source=[A-Z_]+$/);
  const chosen = picture.locator('xpath=ancestor::section').getByRole('button', { pressed: true });
  const source = (await chosen.textContent()) ?? '';
  await expect.poll(async () => new Set(await getColumn(page, 'Source'))).toEqual(new Set([source]));
});

test('the file of a year adds up to its bonuses, and the address names the year', async ({
  page,
  sandbox,
  request,
}) => {
  const token = await signIn(page, sandbox, 'leader', '/user/year');
  const year = String(new Date().getUTCFullYear());
  const days = `from_date=01-01-${year}&to_date=31-12-${year}`;
  const answer = await request.get(`/api/payouts?export=true&${days}`, { headers: bearer(token) });
  const { data } = (await answer.json()) as { data: Record<string, string>[] };
  await expect(page.getByRole('region', { name: `Income ${year}` })).toContainText(
    `${data.length.toLocaleString('en-US')} bonuses`,
  );
  const saved = page.waitForEvent('download');
  await press(page, 'CSV');
  const { rows } = await readCsv(await saved);
  const total = rows.at(-1);
  expect(total?.['Month']).toBe('Total');
  expect(parseCents(total?.['Total'])).toBe(getSum(data, 'amount'));
  expect(getSum(rows.slice(0, -1), 'Total')).toBe(parseCents(total?.['Total']));
  await page.getByText(String(Number(year) - 1), { exact: true }).click();
  await expect(page).toHaveURL(`/user/year?year=${Number(year) - 1}`);
});

/** The width of A4 between its margins, in CSS pixels. */
const paperWidth = 680;

test('the paper of a year is one page in each language, with nothing cut off', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader', '/user/year');
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  for (const language of ['en', 'es', 'hi', 'ar']) {
    await page.evaluate((name) => localStorage.setItem('language', name), language);
    await page.reload();
    const paper = page.locator('[data-print-sheet]');
    await expect(paper).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // The member's legal name comes with a separate call.
    await expect(paper).toContainText('Amara Okafor');
    const [outer, inner] = await Promise.all([paper.boundingBox(), paper.locator('table').boundingBox()]);
    expect([language, (inner?.width ?? Infinity) <= (outer?.width ?? 0) + 1]).toEqual([language, true]);
    expect(toPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('all data are one archive with every list as its own page saves it', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader', '/user/payouts');
  const alone = page.waitForEvent('download');
  await press(page, 'Export CSV');
  const list = await readFile(await (await alone).path());
  await page.getByRole('link', { name: 'Your year' }).click();
  const saved = page.waitForEvent('download');
  await press(page, 'Download');
  const archive = await saved;
  expect(archive.suggestedFilename()).toMatch(/^my-data_\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await archive.path());
  expect(zip.includes(list)).toBe(true);
  const names = [
    ...['contents', 'profile', 'transactions', 'payouts', 'recent-deposits', 'withdrawals', 'transfers'],
    ...['subscriptions', 'live-subscriptions', 'mt5-accounts', 'mt5-transactions', 'closed-trades'],
    ...['direct-referrals', 'downline', 'downline-users', 'team-list', 'kyc-documents', 'tickets'],
    ...['ticket-messages', 'notifications', 'sign-ins', 'sessions', 'passkeys'],
  ].map((name) => `${name}.csv`);
  expect(names.filter((name) => !zip.includes(name))).toEqual([]);
  await expect(toast(page, `${names.length} files saved as`)).toBeVisible();
});
