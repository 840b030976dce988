import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

/** A day of the seed, which is dated back from today, as an address has it. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A day as a call takes it (D89), and as a chip shows it. */
export const onWire = (day: string) => day.split('-').reverse().join('-');

/** The titles of the articles that are shown. */
export const titles = (page: Page) =>
  page.locator('main').getByRole('heading', { level: 2 }).allTextContents();

/** The texts of a column of the list's table; none while it is not there. */
export const getColumn = (page: Page, title: string): Promise<string[]> =>
  page
    .locator('main')
    .getByRole('table')
    .evaluateAll(([table], name) => {
      if (!(table instanceof HTMLTableElement)) return [];
      const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
      const columnIndex = heads.indexOf(name);
      if (columnIndex === -1) return [];
      return [...table.querySelectorAll('tbody tr')].map(
        (row) => row.children[columnIndex]?.textContent ?? '',
      );
    }, title);

/** A file that the page saved: its name, and its rows by the titles of their columns. */
export async function readCsv(download: Download): Promise<{ name: string; rows: Record<string, string>[] }> {
  const text = await readFile(await download.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true });
  if (!text.startsWith('\uFEFF')) throw new Error('A spreadsheet would not read this as UTF-8.');
  return { name: download.suggestedFilename(), rows: data };
}

/** A decimal text as whole cents, for sums without floats. */
export const parseCents = (amount = ''): number => Math.round(Number(amount) * 100);

/** The sum of a column in whole cents. */
export const getSum = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + parseCents(row[column]), 0);
