/** A decimal number without floats: `units / 10 ** places`. */
export interface Decimal {
  units: bigint;
  decimals: number;
}

/** Longer texts are not amounts of money. They are rejected before any arithmetic. A sum may be longer than its amounts. */
const [longest, longestSum] = [40, 100];

/** Reads `-12`, `12.5`, `.5`, `+1`. Undefined for anything else: `1e3`, `1,000`, blanks, `NaN` (T22). */
export const parseDecimal = (text: string): Decimal | undefined => readDecimal(text, longest);

/** Reads an amount that was calculated here. */
export const parseSum = (text: string): Decimal | undefined => readDecimal(text, longestSum);

function readDecimal(text: string, most: number): Decimal | undefined {
  const match = text.length <= most ? /^([+-]?)(\d*)(?:\.(\d+))?$/.exec(text) : null;
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, decimals: fraction.length };
}

/** The same number in finer units. `to` is at least the number's own decimals. */
const widen = ({ units, decimals }: Decimal, to: number): bigint =>
  // Most sums are of one currency, and a power of big numbers is slow.
  decimals === to ? units : units * 10n ** BigInt(to - decimals);

/** Rounds half up, away from zero: 0.005 → 0.01, −0.005 → −0.01 (T22). */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  if (value.decimals <= decimals) return { units: widen(value, decimals), decimals };
  const step = 10n ** BigInt(value.decimals - decimals);
  const half = value.units < 0n ? -(step / 2n) : step / 2n;
  return { units: (value.units + half) / step, decimals };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const decimals = Math.max(a.decimals, b.decimals);
  return { units: widen(a, decimals) + widen(b, decimals), decimals };
}

export const negateDecimal = (value: Decimal): Decimal => ({ ...value, units: -value.units });

export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  decimals: a.decimals + b.decimals,
});

/** The quotient with `places` decimals, rounded half up. Undefined for a division by zero. */
export function divideDecimals(a: Decimal, b: Decimal, decimals: number): Decimal | undefined {
  if (b.units === 0n) return undefined;
  const over = a.units * 10n ** BigInt(b.decimals + decimals);
  const by = b.units * 10n ** BigInt(a.decimals);
  const size = (value: bigint) => (value < 0n ? -value : value);
  const units = (2n * size(over) + size(by)) / (2n * size(by));
  return { units: over < 0n === by < 0n ? units : -units, decimals };
}

/** The number as plain text with all its decimals: `-0.50`. Zero has no sign. */
export function decimalText({ units, decimals }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = decimals > 0 ? `.${digits.slice(cut)}` : '';
  return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${fraction}`;
}
