import type { Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

/** A file that the page saved: its name, and its rows by the titles of their columns. */
export async function readCsv(download: Download): Promise<{ name: string; rows: Record<string, string>[] }> {
  const text = await readFile(await download.path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true });
  if (!text.startsWith('\uFEFF')) throw new Error('A spreadsheet would not read this as UTF-8.');
  return { name: download.suggestedFilename(), rows: data };
}

/** A decimal text as whole cents, for sums without floats. */
export const centsOf = (amount = ''): number => Math.round(Number(amount) * 100);

/** The sum of a column in whole cents. */
export const sumOf = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((sum, row) => sum + centsOf(row[column]), 0);
