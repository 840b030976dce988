import type { Locator, Page } from '@playwright/test';
import { judge, type ShownList } from '../journeys/judge';
import { lookExpression, type Look } from '../journeys/look';
import { press } from '../support/page';
import { expect } from '../support/test';
import { offset, portalZone, write } from './clocks';
import { parseRows, selectEntries, type Body, type MoneyList, type ApiRow } from './lists';

// An owner's questions about a screen, with the sandbox's responses for the same member as expected values.

/** A screen's viewer: the member, the zone and the window's width. */
export interface Owner {
  zone: string;
  onPhone: boolean;
}

const text = (row: ApiRow, name: string) => String(row[name] ?? '');

/** `$1,234.50`, with a plus or minus. The sign comes from the row's type or from the amount itself. */
function toMoney(row: ApiRow, { amount, signed, mergesMoves }: MoneyList): string {
  const value = Number(row[amount]);
  const size = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 });
  if (mergesMoves && row['other_wallet'] !== null) return `$${size}`;
  const went = row['type'] === 'debit' || value < 0;
  return `${signed ? (went ? '−' : '+') : ''}$${size}`;
}

/** Returns the exact text of a row's status, or '' where its sign shows it. */
const getStand = (row: ApiRow, { status = '', words }: MoneyList) => words?.[text(row, status)] ?? '';

/** The elements that open each row: a table's row, or two lines on a phone. */
const openers = (page: Page, { caption }: MoneyList, { onPhone }: Owner): Locator =>
  page.getByRole(onPhone ? 'group' : 'table', { name: caption, exact: true }).locator('[data-opener]');

const getRow = (opener: Locator, { onPhone }: Owner) =>
  onPhone ? opener : opener.locator('xpath=ancestor::tr');

/** Expects a page that the judge finds sound, no table wider than its container, and no toast over a list or a detail. */
export async function expectSound(page: Page, lists: readonly ShownList[] = []): Promise<void> {
  await expect
    .poll(async () => judge({ look: await page.evaluate<Look>(lookExpression), lists }))
    .toEqual([]);
  const faults = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('main table')].filter(
      (table) => table.parentElement && table.scrollWidth > table.parentElement.clientWidth + 1,
    );
    // A tree node may extend past the visible area, which clips it.
    const boxes = [
      ...document.querySelectorAll('[data-open], [aria-expanded=true], article h2, article dl'),
    ].filter((rowIndex) => !rowIndex.closest('[role=tree]'));
    const toasts = [
      ...document.querySelectorAll('[data-toaster] [role=alert], [data-toaster] [role=status]'),
    ];
    const covers = toasts.filter((toast) => {
      const over = toast.getBoundingClientRect();
      const [x, y] = [over.left + over.width / 2, over.top + over.height / 2];
      // A dialog covers all toasts.
      if (!toast.contains(document.elementFromPoint(x, y))) return false;
      return boxes.some((rowIndex) => {
        const under = rowIndex.getBoundingClientRect();
        return under.top < over.bottom && over.top < under.bottom && under.left < over.right;
      });
    });
    return [...wide, ...covers].map((element) => element.textContent.slice(0, 60));
  });
  expect(faults, 'wider than the page, or under a toast').toEqual([]);
}

/** A list has one form of times: in its table, on phones and in its details. */
const isOf12Hours = ({ written }: MoneyList) => written.endsWith('A');

/** Reads the rows of a list, next to what each must show: its amount, status and time. */
export async function readList(page: Page, list: MoneyList, owner: Owner, body: Body): Promise<ShownList> {
  const { at, atOfTable = at, written } = list;
  const rows = await Promise.all(
    (await openers(page, list, owner).all()).map((opener) => getRow(opener, owner).innerText()),
  );
  const getTime = (row: ApiRow) =>
    owner.onPhone
      ? write(text(row, at), portalZone, isOf12Hours(list) ? 'hh:mm A' : 'HH:mm')
      : write(text(row, atOfTable), portalZone, written);
  return {
    name: list.caption,
    shown: rows.map((row) => row.replaceAll(/\s+/g, ' ')),
    sent: selectEntries(list, parseRows(body).rows).map((row) => [
      ...[toMoney(row, list), getTime(row), getStand(row, list)],
    ]),
  };
}

/** Checks a whole list: each row, and the number of rows. */
export async function askOfAll(page: Page, list: MoneyList, owner: Owner, body: Body): Promise<void> {
  const { rows: sent, total } = parseRows(body);
  const { length } = selectEntries(list, sent);
  await expect(openers(page, list, owner)).toHaveCount(length);
  // An empty list shows no message and no amount in its place.
  const note =
    length === 0 ? /^No(t|thing)? / : total > sent.length ? `1–${sent.length} of ${total}` : undefined;
  if (note !== undefined)
    await expect(page.getByRole('main').getByText(note, { exact: true }).first()).toBeVisible();
  await expectSound(page, [await readList(page, list, owner, body)]);
}

/** Checks one row's detail after one press: the sum, the time in both zones, and an id that can be copied. */
export async function askOfOne(page: Page, list: MoneyList, owner: Owner, row: ApiRow, index: number) {
  const opener = openers(page, list, owner).nth(index);
  await (owner.onPhone ? opener.tap() : opener.click());
  const detail = page.getByRole('article').filter({ hasText: 'Your time' });
  for (const answer of [toMoney(row, list), getStand(row, list)]) await expect(detail).toContainText(answer);
  const moment = text(row, list.at);
  const fact = (title: string) => detail.locator('dt', { hasText: title }).locator('+ dd').last();
  const of24Hours = list.written.includes('/') ? 'DD/MM/YYYY HH:mm' : 'DD-MM-YYYY HH:mm';
  const form = isOf12Hours(list) ? 'DD-MM-YYYY hh:mm A' : of24Hours;
  await expect(fact('Time (UTC)')).toHaveText(write(moment, portalZone, form));
  await expect(fact('Your time')).toHaveText(
    `${write(moment, owner.zone, form)} ${offset(moment, owner.zone)}`,
  );
  if (list.code !== undefined) {
    await press(page, 'Copy code');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text(row, list.code));
  }
  await expectSound(page);
  return detail;
}
