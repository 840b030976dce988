import type { Page } from '@playwright/test';
import { parseCents, getColumn, daysAgo, onWire, readCsv, getSum } from './support/lists';
import { openAs, press, signIn } from './support/page';
import { expect, test } from './support/test';
import { holdCalls, watchQueries } from './support/traffic';

const main = (page: Page) => page.locator('main');
const path = '/user/transactions';
const call = '/api/transactions';
const money = (cents: number) =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The entries that don't name the wallet. A move between own wallets names two (D150). */
const getOtherWallets = async (page: Page, wallet: string) =>
  (await getColumn(page, 'Wallet')).filter((shown) => !shown.includes(wallet));

/** The term's value on the statement. */
const figure = (page: Page, term: string) =>
  page.getByRole('article', { name: 'Statement' }).locator(`dt:text-is("${term}") + dd`);

test('file and statement agree with the ledger (T22) [A §2 Dashboard]', async ({ page, sandbox }) => {
  await signIn(page, sandbox, 'leader');
  const balance = parseCents((await sandbox.ledger()).members['leader']?.['pay_in']);
  expect(balance).toBeGreaterThan(0);
  const queries = watchQueries(page, call);
  const sums = watchQueries(page, `${call}/summary`);
  await page.getByRole('link', { name: /Receiving Wallet/ }).click();
  await expect(page).toHaveURL(`${path}?wallet=pay_in`);
  await expect(main(page).getByText(/^1–10 of \d+$/)).toBeVisible();
  expect(await getOtherWallets(page, 'Receiving Wallet')).toEqual([]);
  const cards = page.getByRole('region', { name: 'Your wallets' });
  await expect(cards.getByRole('listitem').first()).toContainText(`Balance${money(balance)}`);
  const picture = page.getByRole('application', { name: /^Receiving Wallet over time\./ });
  await expect(picture).toBeVisible();
  // Only the list and the sums of its chart were read.
  expect(queries).toEqual(['?page=1&wallet=pay_in']);
  const firstDay = /^\?from_date=01-\d\d-\d{4}&to_date=\d\d-\d\d-\d{4}&wallet=pay_in$/;
  expect(sums).toEqual([expect.stringMatching(firstDay)]);
  // One press reads both again, so the chart never contradicts the cards; the sums from the newest known day.
  await press(page, 'Refresh the balances');
  await expect.poll(() => [queries.length, sums.length]).toEqual([2, 2]);
  expect(queries[1]).toBe(queries[0]);
  expect(sums[1]?.slice(-30)).toBe(sums[0]?.slice(-30));
  expect(sums[1]).not.toBe(sums[0]);

  // A cancelled or failed export leaves no file. A retry downloads it.
  const asked = `**${call}?export=true*`;
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await holdCalls(page, asked);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('export=true'));
  await press(page, 'Export CSV');
  await press(page, 'Cancel');
  await ended;
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  await page.unroute(asked);
  // A response whose total exceeds its rows, also to the call without the wish `export`.
  const short = { status: true, data: [], current_page: 1, last_page: 1, total: 9 };
  const any = `**${call}?*`;
  await page.route(any, (route) => route.fulfill({ json: short }));
  await press(page, 'Export CSV');
  const failure = page.getByRole('alert').filter({ hasText: 'No file was saved.' });
  await expect(failure).toHaveText('Something Went Wrong Please Try Again.... No file was saved.');
  await page.unroute(any);
  expect(downloads).toEqual([]);
  const saved = page.waitForEvent('download');
  await press(page, 'Try again');
  const { name, rows } = await readCsv(await saved);
  expect(name).toMatch(/^transactions_pay-in_\d{4}-\d{2}-\d{2}\.csv$/);
  expect(rows.length).toBeGreaterThan(10);
  expect(getSum(rows, 'Amount')).toBe(balance);
  // Each line of a move between own wallets names the other one, and an entry of the list both.
  expect(rows.filter((row) => row['Other wallet'] !== '').length).toBeGreaterThan(0);
  expect(rows.every((row) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(row['Date (UTC)'] ?? ''))).toBe(
    true,
  );
  await expect(page.getByText(`${rows.length} entries saved as ${name}`)).toBeVisible();
  expect(queries.at(-1)).toBe('?export=true&wallet=pay_in');

  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL(`${path}?view=statement&wallet=pay_in`);
  await expect(figure(page, 'Closing balance')).toHaveText(money(balance));
  await expect(figure(page, 'Opening balance')).toHaveText('$0.00');
  const balances = await getColumn(page, 'Balance');
  expect(balances).toHaveLength(rows.length);
  expect(balances.at(-1)).toBe(money(balance));
});

test('filters and page are in the address [B §2 Transactions]', async ({ page, sandbox }) => {
  const queries = watchQueries(page, call);
  const listed = () => queries.filter((query) => query.startsWith('?page='));
  // A forged entry is removed.
  await signIn(
    page,
    sandbox,
    'leader',
    `${path}?wallet=chain&type=both&page=-1&from=31-02-2026&filterBy=pay_in`,
  );
  await expect(page).toHaveURL(`${path}?filterBy=pay_in`);
  await expect(main(page).getByText(/^1–10 of /)).toBeVisible();
  expect(listed()).toEqual(['?page=1']);
  const from = daysAgo(400);
  await page.goto('/user/transactionsList');
  await press(page, 'Filter');
  await page.getByLabel('Wallet', { exact: true }).selectOption('Out going Wallet');
  await page.getByLabel('Type', { exact: true }).selectOption('Debit');
  await page.getByLabel('Source', { exact: true }).selectOption('Withdrawal');
  await page.getByLabel('From', { exact: true }).fill(from);
  await press(page, 'Apply');
  const address = `/user/transactionsList?from=${from}&wallet=pay_out&type=debit&source=WITHDRAW`;
  await expect(page).toHaveURL(address);
  await expect.poll(async () => new Set(await getColumn(page, 'Source'))).toEqual(new Set(['Withdrawal']));
  const amounts = await getColumn(page, 'Amount');
  expect(new Set(await getColumn(page, 'Type'))).toEqual(new Set(['Debit']));
  expect(amounts.every((amount) => amount.startsWith('−$'))).toBe(true);
  const filters = `wallet=pay_out&type=debit&source=WITHDRAW&from_date=${onWire(from)}`;
  expect(listed().at(-1)).toBe(`?page=1&${filters}`);
  await page.reload();
  await expect.poll(() => getColumn(page, 'Amount')).toEqual(amounts);
  await press(page, 'Clear all');
  await press(page, 'Page 2');
  await expect(main(page).getByText(/^11–20 of /)).toBeVisible();
  for (const _step of ['the page', 'the filters']) await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => getColumn(page, 'Amount')).toEqual(amounts);

  const early = `**${call}?page=1&wallet=live`;
  const letGo = await holdCalls(page, early);
  await page.goto(`${path}?wallet=live`);
  await expect(main(page).getByText('Loading: Transactions')).toBeAttached();
  await press(page, 'Filter');
  await page.getByLabel('Wallet', { exact: true }).selectOption('Hold Wallet');
  await press(page, 'Apply');
  await expect.poll(async () => (await getColumn(page, 'Wallet')).join()).toContain('Hold Wallet');
  const late = page.waitForResponse(early);
  letGo();
  await (await late).finished();
  await expect(page).toHaveURL(`${path}?wallet=hold`);
  expect(await getOtherWallets(page, 'Hold Wallet')).toEqual([]);
});

test('days that are drawn over the balance filter the list, in the address (B §2) [B §2 Transactions]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'leader', `${path}?wallet=pay_in&type=credit`);
  const picture = page.getByRole('application', { name: /^Receiving Wallet over time\./ });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  // A drag past the chart's edge still ends at the release.
  await page.mouse.move(box.x + box.width + 40, box.y - 30, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL(
    new RegExp(`\\?wallet=pay_in&type=credit&from=\\d{4}-\\d\\d-\\d\\d&to=${daysAgo(0)}$`),
  );
  await expect(picture).toHaveAccessibleName(/: \d+ transactions? in the list below\.$/);
  await press(page, 'Show all dates');
  await expect(page).toHaveURL(`${path}?wallet=pay_in&type=credit`);
});

test('a statement is printed alone, on A4, from the page itself', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { printed: string[] };
    state.printed = [];
    window.print = () => {
      state.printed.push(document.title);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const from = daysAgo(120);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await signIn(page, sandbox, 'leader', `${path}?wallet=pay_out&from=${from}&type=debit&view=statement`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(figure(page, 'Closing balance')).toHaveText(/^−?\$[\d,]+\.\d\d$/);
  await expect(figure(page, 'Wallet')).toHaveText('Out going Wallet');
  await expect(figure(page, 'Dates')).toHaveText(new RegExp(`^${onWire(from)} – `));
  // The list's type filter doesn't limit a statement.
  expect((await getColumn(page, 'Credit')).filter((amount) => amount !== '').length).toBeGreaterThan(0);
  await press(page, 'Print');
  const printed = await page.evaluate(() => (window as unknown as { printed: string[] }).printed);
  expect(printed).toEqual([`statement_pay-out_${from}_${daysAgo(0)}`]);
  await expect(page).toHaveTitle('Transactions · Member Portal');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('article', { name: 'Statement' })).toBeVisible();
  for (const name of ['Print', 'Filter', 'Clear all'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeHidden();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  // Dark text alone, whatever the theme of the screen.
  const paper = page.getByRole('article', { name: 'Statement' });
  const pale = await paper.evaluate((sheet) =>
    [...sheet.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .map((element) => ({ text: element.textContent, ink: getComputedStyle(element).color }))
      .filter(({ ink }) => (ink.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) > 140)),
  );
  expect(pale).toEqual([]);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // 210 by 297 mm, in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

test('filters are kept under a name on this device, and the last ones are offered [B §2 Filter dialog]', async ({
  page,
  sandbox,
}) => {
  await signIn(page, sandbox, 'leader');
  await page.goto(`${path}?wallet=pay_in`);
  await expect(page.getByText(/^Your last filters:/)).toHaveCount(0);
  await press(page, 'Views');
  await page.getByLabel('Name', { exact: true }).fill('What came in');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved “What came in”.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(path);
  await expect(page.getByText('Your last filters: What came in')).toBeVisible();
  await press(page, 'Dismiss');
  await page.reload();
  await expect(main(page).getByText(/^1–10 of \d+$/)).toBeVisible();
  await expect(page.getByText(/^Your last filters:/)).toHaveCount(0);
  await press(page, 'Views');
  await page.getByRole('button', { name: /^What came in/ }).click();
  await expect(page).toHaveURL(`${path}?wallet=pay_in`);
  await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();
  // The address changes before its request, and the export uses the visible data.
  await expect
    .poll(async () => [
      ...(await getOtherWallets(page, 'Receiving Wallet')),
      (await getColumn(page, 'Wallet')).length > 0,
    ])
    .toEqual([true]);

  // Settings on this device survive the session, and the last one used is offered again.
  await page.goto(path);
  await press(page, 'Apply');
  await expect(page).toHaveURL(`${path}?wallet=pay_in`);
});

test('both rows of a move between own wallets are one neutral entry, on one page or two (D150)', async ({
  page,
  sandbox,
  newMember,
}) => {
  const member = await newMember({ earned: '500.00' });
  for (const amount of ['1', '2', '3', '4', '5', '6']) await sandbox.requestTransfer(member.username, amount);
  await sandbox.payBonus(member.username, '7.00');
  await openAs(page, member, path);
  const entries = async () => {
    const [wallets, amounts] = [await getColumn(page, 'Wallet'), await getColumn(page, 'Amount')];
    return wallets.map((wallet, at) => `${wallet} ${amounts[at]}`);
  };
  const moved = (amount: number) => `From Out going Wallet to Hold Wallet $${amount}.00`;
  // The page of ten rows ends between the halves of the second move.
  await expect(main(page).getByText('1–10 of 14', { exact: true })).toBeVisible();
  expect(await entries()).toEqual(['Out going Wallet +$7.00', ...[6, 5, 4, 3, 2].map(moved)]);
  await expect(main(page).getByText(/^A move between your wallets/)).toBeVisible();
  await press(page, 'Page 2');
  await expect(main(page).getByText('11–14 of 14', { exact: true })).toBeVisible();
  expect(await entries()).toEqual([moved(1), 'Out going Wallet +$500.00']);
  // One wallet has one half of each, with its sign.
  await page.goto(`${path}?wallet=hold`);
  await expect(main(page).getByText('1–6 of 6', { exact: true })).toBeVisible();
  expect(await getColumn(page, 'Amount')).toEqual([6, 5, 4, 3, 2, 1].map((amount) => `+$${amount}.00`));
  expect(new Set(await getColumn(page, 'Wallet'))).toEqual(new Set(['From Out going Wallet to Hold Wallet']));
});
