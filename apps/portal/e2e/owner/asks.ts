import type { Locator, Page } from '@playwright/test';
import { getOverflow, press } from '../support/page';
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

/** Expects no horizontal overflow, no table wider than its container, and no toast over the list or the detail. */
export async function expectInsideWindow(page: Page): Promise<void> {
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
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

/** A list has one clock: in its table, on phones and in its details. */
const isOf12Hours = ({ written }: MoneyList) => written.endsWith('A');

/** Checks a whole list: each row's amount, status and time, and the number of rows. */
export async function askOfAll(page: Page, list: MoneyList, owner: Owner, body: Body): Promise<void> {
  const { rows: sent, total } = parseRows(body);
  const rows = selectEntries(list, sent);
  const shown = openers(page, list, owner);
  await expect(shown).toHaveCount(rows.length);
  if (rows.length === 0) {
    // An empty list shows no message and no amount in its place.
    await expect(
      page
        .getByRole('main')
        .getByText(/^No(t|thing)? /)
        .first(),
    ).toBeVisible();
    return expectInsideWindow(page);
  }
  if (total > sent.length)
    await expect(page.getByText(`1–${sent.length} of ${total}`, { exact: true })).toBeVisible();
  const { at, atOfTable = at, written } = list;
  const texts = await Promise.all((await shown.all()).map((opener) => getRow(opener, owner).innerText()));
  for (const [index, row] of rows.entries()) {
    const shown = texts[index]?.replaceAll(/\s+/g, ' ') ?? '';
    const when = owner.onPhone
      ? write(text(row, at), portalZone, isOf12Hours(list) ? 'hh:mm A' : 'HH:mm')
      : write(text(row, atOfTable), portalZone, written);
    for (const answer of [toMoney(row, list), when, getStand(row, list)])
      expect.soft(shown, `${list.caption}, row ${index}`).toContain(answer);
  }
  await expectInsideWindow(page);
}

/** Checks one row's detail after one press: the sum, the time in both zones, and an id that can be copied. */
export async function askOfOne(page: Page, list: MoneyList, owner: Owner, row: ApiRow, index: number) {
  const opener = openers(page, list, owner).nth(index);
  await (owner.onPhone ? opener.tap() : opener.click());
  const detail = page.getByRole('article').filter({ hasText: 'Your time' });
  for (const answer of [toMoney(row, list), getStand(row, list)]) await expect(detail).toContainText(answer);
  const moment = text(row, list.at);
  const fact = (title: string) => detail.locator('dt', { hasText: title }).locator('+ dd').last();
  const form = isOf12Hours(list) ? 'DD-MM-YYYY hh:mm A' : 'DD-MM-YYYY HH:mm';
  await expect(fact('Time (UTC)')).toHaveText(write(moment, portalZone, form));
  await expect(fact('Your time')).toHaveText(
    `${write(moment, owner.zone, form)} ${offset(moment, owner.zone)}`,
  );
  if (list.code !== undefined) {
    await press(page, 'Copy code');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text(row, list.code));
  }
  await expectInsideWindow(page);
  return detail;
}
