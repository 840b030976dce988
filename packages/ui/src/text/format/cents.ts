import { decimalText, parseDecimal, roundDecimal } from './decimal';

// Sums keep a fraction of a cent, and are rounded once, where they are shown (D148).

/** The decimals of a cent that are exact: eight of a dollar, as in the contract. */
const fine = 6;

/** Cents of a decimal text, `'12.5'` → 1250, `'0.0049'` → 0.49. Undefined for an invalid one, or one too large. */
export function parseCents(amount: string | null | undefined): number | undefined {
  const parsed = parseDecimal(amount ?? '');
  if (!parsed) return undefined;
  const { units } = roundDecimal(parsed, 2 + fine);
  const step = 10n ** BigInt(fine);
  const whole = Number(units / step);
  return Number.isSafeInteger(whole) ? whole + Number(units % step) / Number(step) : undefined;
}

/** Whole cents of a sum, half away from zero. The float error of the sum is below the exact decimals. */
export function roundCents(cents: number): number {
  const size = Number(Math.abs(cents).toFixed(fine));
  return cents < 0 ? -Math.round(size) || 0 : Math.round(size);
}

/** The decimal text of a sum in cents: 1010 is '10.10'. */
export const toAmount = (cents: number): string =>
  decimalText({ units: BigInt(roundCents(cents)), decimals: 2 });

export const sumCents = (values: readonly number[]) => values.reduce((sum, cents) => sum + cents, 0);
