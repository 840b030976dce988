import { decimalText, parseDecimal, roundDecimal } from './decimal';

/** Cents of a decimal text, `'12.5'` → 1250. Undefined for an invalid one, or one too large to be exact. */
export function parseCents(amount: string | null | undefined): number | undefined {
  const parsed = parseDecimal(amount ?? '');
  const cents = parsed && Number(roundDecimal(parsed, 2).units);
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** The decimal text of whole cents: 1010 is '10.10'. */
export const toAmount = (cents: number): string => decimalText({ units: BigInt(cents), decimals: 2 });

export const sumCents = (values: readonly number[]) => values.reduce((sum, cents) => sum + cents, 0);
