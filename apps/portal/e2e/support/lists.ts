import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

/** Returns a day of the seed, counted back from today, in the address's format. */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Formats a day for a call (D89) and for a chip. */
export const onWire = (day: string) => day.split('-').reverse().join('-');

/** The titles of the visible articles. */
export const titles = (page: Page) =>
  page
    .locator('main article')
    .evaluateAll((articles) =>
      articles.map(
        (article) =>
          document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    );

/** Returns the texts of a column of the list's table, or [] before the table is visible. */
export const getColumn = (page: Page, title: string): Promise<string[]> =>
  page
    .locator('main')
    .getByRole('table')
    .evaluateAll((tables, name) => {
      for (const table of tables) {
        const at = [...table.querySelectorAll('thead th')].findIndex((head) => head.textContent === name);
        if (at >= 0)
          return [...table.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent ?? '');
      }
      return [];
    }, title);

/** Reads a downloaded file: its name, and its rows by column title. */
export async function readCsv(download: Download): Promise<{ name: string; rows: Record<string, string>[] }> {
  const text = await readFile(await download.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true });
  if (!text.startsWith('\uFEFF')) throw new Error('A spreadsheet would not read this as UTF-8.');
  return { name: download.suggestedFilename(), rows: data };
}

/** Parses a decimal text to whole cents, to sum without floats. */
export const parseCents = (amount = ''): number => Math.round(Number(amount) * 100);

/** Returns the sum of a column in whole cents. */
export const getSum = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + parseCents(row[column]), 0);
