/**
 * USD cents. Money is an integer in the sandbox and a decimal text in the API and the database. It is never a
 * floating-point number (T22).
 */
export type Cents = bigint;

export class InvalidAmount extends Error {
  override readonly name = 'InvalidAmount';
  readonly value: unknown;

  constructor(value: unknown) {
    super('not an amount of money');
    this.value = value;
  }
}

const amountPattern = /^\d{1,12}(\.\d{1,2})?$/;
const storedPattern = /^-?\d{1,18}(\.\d{1,2})?$/;
const ratePattern = /^\d{1,12}(\.\d{1,8})?$/;

const parseCents = (text: string): Cents => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
};

/** The only parser of received amounts: digits with at most two decimals. Throws InvalidAmount (T22). */
export function parseAmount(value: unknown): Cents {
  if (typeof value !== 'string' || !amountPattern.test(value)) throw new InvalidAmount(value);
  return parseCents(value);
}

/** Parses a numeric column, which may be negative. Null (the sum of no rows) is 0. */
export function fromStored(value: string | null): Cents {
  if (value === null) return 0n;
  if (!storedPattern.test(value)) throw new InvalidAmount(value);
  const cents = parseCents(value.replace('-', ''));
  return value.startsWith('-') ? -cents : cents;
}

/** '1250.00' and '-3.10', but never '-0.00'. */
export function formatAmount(cents: Cents): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of stored amounts, as text. */
export const getSum = (...amounts: string[]): string =>
  formatAmount(amounts.reduce((total, amount) => total + fromStored(amount), 0n));

/** `cents` × a decimal rate such as '88.25' (INR for a dollar), half up (T22, D82). */
export const timesRate = (cents: Cents, rate: string): Cents => scaled(cents, rate, 1n);

/** `percent` of `cents`, such as '2.5' percent, half up. */
export const getPercent = (cents: Cents, percent: string): Cents => scaled(cents, percent, 100n);

/** `cents` ÷ a decimal rate above 0 (dollars for rupees), half up. */
export function perRate(cents: Cents, rate: string): Cents {
  const { value, by } = ratio(rate);
  if (value === 0n) throw new InvalidAmount(rate);
  return divided(cents * by, value);
}

/** cents × rate ÷ divisor, rounded once. */
function scaled(cents: Cents, rate: string, divisor: bigint): Cents {
  const { value, by } = ratio(rate);
  return divided(cents * value, by * divisor);
}

/** A decimal rate as a fraction of integers. */
function ratio(rate: string): { value: bigint; by: bigint } {
  if (!ratePattern.test(rate)) throw new InvalidAmount(rate);
  const [whole = '0', fraction = ''] = rate.split('.');
  return { value: BigInt(whole + fraction), by: 10n ** BigInt(fraction.length) };
}

/** Rounds to an integer, half away from 0. `by` is above 0. */
export function divided(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (size * 2n + by) / (by * 2n);
  return value < 0n ? -rounded : rounded;
}
