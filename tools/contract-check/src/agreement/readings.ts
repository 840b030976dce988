import { roundAmount, sumAmounts } from '@portal/ui/text/format/amount';

/** One reading of a figure, in cents. Several values where it has parts, such as the sources of a year. */
export type Reading = readonly bigint[];

const toCents = (amount: string | null | undefined): bigint =>
  BigInt(roundAmount(amount ?? '0').replace('.', ''));

/** A figure of one value. */
export const one = (amount: string | null | undefined): Reading => [toCents(amount)];

/** The exact sum of amounts, as one value. */
export const sum = (amounts: readonly (string | undefined)[]): Reading =>
  one(sumAmounts(['0.00', ...amounts.map((amount) => amount ?? '0')]));

/** The sum of each key, without those of zero, from the smallest. */
export function sumEach<Row>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
  getAmount: (row: Row) => string | undefined,
): Reading {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(getKey(row), (sums.get(getKey(row)) ?? 0n) + toCents(getAmount(row)));
  return [...sums.values()].filter((cents) => cents !== 0n).sort((a, b) => (a < b ? -1 : 1));
}
