import type { Page } from '@playwright/test';
import { columnOf, daysAgo, onWire, watchQueries } from './support/lists';
import { centsOf, readCsv, sumOf } from './support/readCsv';
import { signIn } from './support/signIn';
import { everyEngine, expect, test } from './support/test';

const main = (page: Page) => page.locator('main');
const path = '/user/transactions';
const call = '/api/transactions';
const money = (cents: number) =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const exportList = (page: Page) => page.getByRole('button', { name: 'Export CSV' });
/** The term's value on the paper. */
const figure = (page: Page, term: string) =>
  page.getByRole('article', { name: 'Statement' }).locator(`dt:text-is("${term}") + dd`);

test(
  'a wallet of the dashboard leads to its movements; file and statement say what the ledger says',
  everyEngine,
  async ({ page, sandbox }) => {
    await signIn(page, sandbox, 'leader');
    const balance = centsOf((await sandbox.ledger()).members['leader']?.['pay_in']);
    expect(balance).toBeGreaterThan(0);
    const queries = watchQueries(page, call);
    await page.getByRole('link', { name: /Receiving Wallet/ }).click();
    await expect(page).toHaveURL(`${path}?wallet=pay_in`);
    await expect(page.getByRole('button', { name: 'Remove filter Wallet: Receiving Wallet' })).toBeVisible();
    await expect(main(page).getByText(/^1–10 of \d+$/)).toBeVisible();
    expect(new Set(await columnOf(page, 'Wallet'))).toEqual(new Set(['Receiving Wallet']));
    const cards = page.getByRole('region', { name: 'Your wallets' });
    await expect(cards.getByRole('listitem').first()).toContainText(`Balance${money(balance)}`);
    // Nothing was read that nobody asked for.
    expect(queries).toEqual(['?page=1&wallet=pay_in']);

    const saved = page.waitForEvent('download');
    await exportList(page).click();
    const { name, rows } = await readCsv(await saved);
    expect(name).toMatch(/^transactions_pay-in_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(rows.length).toBeGreaterThan(10);
    expect(sumOf(rows, 'Amount')).toBe(balance);
    expect(rows.every(({ Date: at = '' }) => /^\d{4}-\d{2}-\d{2}T.*Z$/.test(at))).toBe(true);
    await expect(page.getByText(`${rows.length} rows saved as ${name}`)).toBeVisible();
    expect(queries.at(-1)).toBe('?export=true&wallet=pay_in');

    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page).toHaveURL(`${path}?view=statement&wallet=pay_in`);
    await expect(figure(page, 'Closing Balance')).toHaveText(money(balance));
    await expect(figure(page, 'Opening Balance')).toHaveText('$0.00');
    const balances = await columnOf(page, 'Balance');
    expect(balances).toHaveLength(rows.length);
    expect(balances.at(-1)).toBe(money(balance));
  },
);

test('filters and page are in the address: reload, back and whoever opens it see the same', async ({
  page,
  sandbox,
  context,
}) => {
  await signIn(page, sandbox, 'leader');
  await page.goto('/user/transactionsList');
  await expect(main(page).getByText(/^1–10 of /)).toBeVisible();
  const queries = watchQueries(page, call);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Wallet', { exact: true }).selectOption('Out going Wallet');
  await page.getByLabel('Type', { exact: true }).selectOption('Debit');
  await page.getByLabel('Source', { exact: true }).selectOption('Withdrawal');
  const from = daysAgo(400);
  await page.getByLabel('From').fill(from);
  await page.getByRole('button', { name: 'Apply' }).click();
  const address = `/user/transactionsList?from=${from}&wallet=pay_out&type=debit&source=WITHDRAW`;
  await expect(page).toHaveURL(address);
  await expect.poll(() => columnOf(page, 'Source')).toEqual(expect.arrayContaining(['Withdrawal']));
  const amounts = await columnOf(page, 'Amount');
  expect(new Set(await columnOf(page, 'Wallet'))).toEqual(new Set(['Out going Wallet']));
  expect(new Set(await columnOf(page, 'Type'))).toEqual(new Set(['Debit']));
  expect(amounts.every((amount) => amount.startsWith('−$'))).toBe(true);
  expect(queries).toEqual([`?page=1&wallet=pay_out&type=debit&source=WITHDRAW&from_date=${onWire(from)}`]);

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => void window.open(url), page.url()),
  ]);
  await expect(tab.getByRole('button', { name: 'Remove filter Source: Withdrawal' })).toBeVisible();
  await expect.poll(() => columnOf(tab, 'Amount')).toEqual(amounts);
  await tab.close();
  await page.reload();
  await expect.poll(() => columnOf(page, 'Amount')).toEqual(amounts);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/user/transactionsList');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(main(page).getByText(/^11–20 of /)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => columnOf(page, 'Amount')).toEqual(amounts);

  // What was forged filters nothing, and does not stay.
  queries.length = 0;
  await page.goto(`${path}?wallet=chain&type=both&page=-1&from=31-02-2026&filterBy=pay_in`);
  await expect(page).toHaveURL(`${path}?filterBy=pay_in`);
  await expect(main(page).getByText(/^1–10 of /)).toBeVisible();
  expect(queries).toEqual(['?page=1']);
});

test('the answer to an earlier filter never takes the place of the one that stands', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'leader');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const early = `**${call}?page=1&wallet=live`;
  await page.route(early, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${path}?wallet=live`);
  await expect(main(page).getByText('Loading: Transactions')).toBeAttached();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('Wallet', { exact: true }).selectOption('Hold Wallet');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => columnOf(page, 'Wallet')).toContain('Hold Wallet');
  const late = page.waitForResponse(early);
  letGo();
  await (await late).finished();
  await expect(page).toHaveURL(`${path}?wallet=hold`);
  expect(new Set(await columnOf(page, 'Wallet'))).toEqual(new Set(['Hold Wallet']));
});

test('an export that fails or is called off leaves no file; its retry brings it', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'leader');
  await page.goto(`${path}?wallet=live`);
  await expect(
    main(page)
      .getByText(/ of \d+$/)
      .first(),
  ).toBeVisible();
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const asked = `**${call}?export=true*`;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(asked, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('export=true'));
  await exportList(page).first().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ended;
  letGo();
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(exportList(page)).toBeFocused();
  await page.unroute(asked);

  await page.route(asked, (route) => route.fulfill({ status: 500, body: '<h1>Whoops</h1>' }));
  await exportList(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'No file was saved.' });
  await expect(failure).toHaveText('Something Went Wrong Please Try Again.... No file was saved.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute(asked);
  // One answer that counts more rows than it has.
  await page.route(asked, (route) =>
    route.fulfill({ json: { status: true, data: [], current_page: 1, last_page: 1, total: 9 } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(asked);
  expect(downloads).toEqual([]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await readCsv(await saved)).rows.length).toBeGreaterThan(0);
  await expect(failure).toHaveCount(0);
});

test('a statement is printed alone, on A4, from the page itself', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  await page.addInitScript(() => {
    const state = window as unknown as { printed: string[] };
    state.printed = [];
    window.print = () => {
      state.printed.push(document.title);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const from = daysAgo(120);
  await page.goto(`${path}?wallet=pay_out&from=${from}&type=debit&view=statement`);
  await expect(figure(page, 'Closing Balance')).toHaveText(/^−?\$[\d,]+\.\d\d$/);
  await expect(figure(page, 'Wallet')).toHaveText('Out going Wallet');
  await expect(figure(page, 'Days')).toHaveText(new RegExp(`^${onWire(from)} – `));
  // The type of the list narrows no statement.
  expect((await columnOf(page, 'Credit')).filter((amount) => amount !== '').length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Print' }).click();
  const printed = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  expect(printed).toEqual([`statement_pay-out_${from}_${daysAgo(0)}`]);
  await expect(page).toHaveTitle('Transactions · Member Portal');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('article', { name: 'Statement' })).toBeVisible();
  for (const beside of ['Print', 'Filter', 'Clear all'])
    await expect(page.getByRole('button', { name: beside, exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeHidden();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // 210 by 297 mm, in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Transactions', exact: true }).last().click();
  await expect(page).toHaveURL(`${path}?wallet=pay_out&from=${from}&type=debit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
});
