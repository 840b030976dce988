import { parseDecimal, roundDecimal } from './decimal';

/** Cents of a decimal text, `'12.5'` → 1250. Undefined for an invalid one, or one too large to be exact. */
export function parseCents(amount: string | null | undefined): number | undefined {
  const parsed = parseDecimal(amount ?? '');
  const cents = parsed && Number(roundDecimal(parsed, 2).units);
  return Number.isSafeInteger(cents) ? cents : undefined;
}
