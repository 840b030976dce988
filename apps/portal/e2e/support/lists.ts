import type { Page, Request } from '@playwright/test';

/** A day of the seed, which is dated back from today, as an address has it. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A day as a call takes it (D89), and as a chip shows it. */
export const onWire = (day: string) => day.split('-').reverse().join('-');

/** The queries of the calls to a list, as they go out. */
export function watchQueries(page: Page, path: string): string[] {
  const queries: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path) queries.push(url.search);
  });
  return queries;
}

/** The texts of a column of the list's table; none while it is not there. */
export async function columnOf(page: Page, title: string): Promise<string[]> {
  const table = page.locator('main').getByRole('table');
  const titles = await table.getByRole('columnheader').allTextContents();
  const rows = await table.locator('tbody tr').all();
  const place = titles.indexOf(title);
  if (place === -1) return [];
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').nth(place).textContent()) ?? ''));
}
