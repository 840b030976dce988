import type { Page } from '@playwright/test';
import { laravelTest as test, openSignedIn } from './stage';
import { pagers } from '../src/laravel';
import { readScreen } from '../../../apps/portal/e2e/support/otherOrigin';
import { expect } from '../../../apps/portal/e2e/support/test';

/** The paged lists of the seed, with a text of each row and their number. */
const lists = [
  { path: '/user/transactions', row: /Booking \d+/g, count: 34 },
  { path: '/user/payouts', row: /\$12,\d{3}\.50/g, count: 30 },
  { path: '/user/newsAll', row: /News \d+/g, count: 12 },
  { path: '/user/subscriptionHistory', row: /\bBot \d+/g, count: 12 },
  { path: '/user/notificationAll', row: /Bonus \d+/g, count: 13 },
] as const;

const more = /there may be more|may be more/i;

/** Turns the pages of a list to its end. Returns the texts of all rows, and whether it said that there may be more. */
async function turnPages(page: Page, row: RegExp): Promise<{ rows: Set<string>; isOpen: boolean }> {
  const rows = new Set<string>();
  for (;;) {
    const { text } = await readScreen(page);
    for (const [found] of text.matchAll(row)) rows.add(found);
    const next = page.getByRole('main').getByRole('button', { name: /^Next/ }).last();
    if (!(await next.isVisible()) || !(await next.isEnabled())) return { rows, isOpen: more.test(text) };
    const before = await page.getByRole('main').innerText();
    await next.click();
    await expect.poll(() => page.getByRole('main').innerText()).not.toBe(before);
  }
}

for (const pages of pagers)
  test(`${pages}: every sent row can be reached, or the list shows that some are missing`, async ({
    page,
    site,
    startLaravel,
  }) => {
    const server = await startLaravel({ pages });
    await openSignedIn(page, site, server, '/user/dashboard');
    for (const { path, row, count } of lists) {
      await page.goto(site.home + path);
      await page.getByRole('main').getByText(new RegExp(row.source)).first().waitFor();
      const { rows, isOpen } = await turnPages(page, row);
      expect.soft(isOpen ? 'said' : rows.size, path).toBe(isOpen ? 'said' : count);
    }
  });
