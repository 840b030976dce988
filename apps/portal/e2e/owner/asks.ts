import type { Locator, Page } from '@playwright/test';
import { getOverflow, press } from '../support/page';
import { expect } from '../support/test';
import { offset, portalZone, write } from './clocks';
import { parseRows, type Body, type MoneyList, type Wire } from './lists';

// The questions of an owner, asked of a screen and judged by what the sandbox answered to the same member.

/** Who looks at a screen, where they are, and how wide their window is. */
export interface Owner {
  zone: string;
  onPhone: boolean;
}

const text = (row: Wire, name: string) => String(row[name] ?? '');

/** `$1,234.50`; with the sign of what came or went, which the wire says by the row's type or by the amount itself. */
function toMoney(row: Wire, { amount, signed }: MoneyList): string {
  const value = Number(row[amount]);
  const size = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const went = row['type'] === 'debit' || value < 0;
  return `${signed ? (went ? '−' : '+') : ''}$${size}`;
}

/** The exact text of how a row stands; '' where its sign says so. */
const getStand = (row: Wire, { status = '', words }: MoneyList) => words?.[text(row, status)] ?? '';

/** Each row of a list, as a line of a table or as two lines of a phone: what opens it is the same. */
const openers = (page: Page, { caption }: MoneyList, { onPhone }: Owner): Locator =>
  page.getByRole(onPhone ? 'group' : 'table', { name: caption, exact: true }).locator('[data-opener]');

const getRow = (opener: Locator, { onPhone }: Owner) =>
  onPhone ? opener : opener.locator('xpath=ancestor::tr');

/** Nothing stands beside the page, no table is wider than its place, and no toast lies over the list or the detail. */
export async function expectInsideWindow(page: Page): Promise<void> {
  expect(await getOverflow(page)).toBeLessThanOrEqual(0);
  const faults = await page.evaluate(() => {
    const wide = [...document.querySelectorAll('main table')].filter(
      (table) => table.parentElement && table.scrollWidth > table.parentElement.clientWidth + 1,
    );
    // A member of a drawing is cut by its frame, beyond which its box reaches.
    const boxes = [
      ...document.querySelectorAll('[data-open], [aria-expanded=true], article h2, article dl'),
    ].filter((rowIndex) => !rowIndex.closest('[role=tree]'));
    const toasts = [
      ...document.querySelectorAll('[data-toaster] [role=alert], [data-toaster] [role=status]'),
    ];
    const covers = toasts.filter((toast) => {
      const over = toast.getBoundingClientRect();
      const [x, y] = [over.left + over.width / 2, over.top + over.height / 2];
      // A dialog lies above all toasts.
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

/** The answers of a whole list: each row's amount, state and time, and how many there are. */
export async function askOfAll(page: Page, list: MoneyList, owner: Owner, body: Body): Promise<void> {
  const { rows, total } = parseRows(body);
  const shown = openers(page, list, owner);
  await expect(shown).toHaveCount(rows.length);
  if (rows.length === 0) {
    // Nothing is said in words, and no figure stands for it.
    await expect(
      page
        .getByRole('main')
        .getByText(/^No(t|thing)? /)
        .first(),
    ).toBeVisible();
    return expectInsideWindow(page);
  }
  if (total > rows.length)
    await expect(page.getByText(`1–${rows.length} of ${total}`, { exact: true })).toBeVisible();
  const { at, atOfTable = at, written } = list;
  const texts = await Promise.all((await shown.all()).map((opener) => getRow(opener, owner).innerText()));
  for (const [index, row] of rows.entries()) {
    const said = texts[index]?.replaceAll(/\s+/g, ' ') ?? '';
    const when = owner.onPhone
      ? write(text(row, at), portalZone, 'hh:mm A')
      : write(text(row, atOfTable), portalZone, written);
    for (const answer of [toMoney(row, list), when, getStand(row, list)])
      expect.soft(said, `${list.caption}, row ${index}`).toContain(answer);
  }
  await expectInsideWindow(page);
}

/** The detail of one row, by one press: the sum, the moment on both clocks, and a name that can be copied. */
export async function askOfOne(page: Page, list: MoneyList, owner: Owner, row: Wire, index: number) {
  const opener = openers(page, list, owner).nth(index);
  await (owner.onPhone ? opener.tap() : opener.click());
  const detail = page.getByRole('article').filter({ hasText: 'Your time' });
  for (const answer of [toMoney(row, list), getStand(row, list)]) await expect(detail).toContainText(answer);
  const moment = text(row, list.at);
  const fact = (title: string) => detail.locator('dt', { hasText: title }).locator('+ dd').last();
  await expect(fact('Time (UTC)')).toHaveText(write(moment, portalZone, 'DD-MM-YYYY hh:mm A'));
  await expect(fact('Your time')).toHaveText(
    `${write(moment, owner.zone, 'DD-MM-YYYY hh:mm A')} ${offset(moment, owner.zone)}`,
  );
  if (list.code !== undefined) {
    await press(page, 'Copy code');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text(row, list.code));
  }
  await expectInsideWindow(page);
  return detail;
}
