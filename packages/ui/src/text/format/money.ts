import { areAmountsHidden, dots } from './hiddenAmounts';
import { decimalText, parseSum, roundDecimal } from './decimal';

/** Replaces a missing or invalid figure, because a list must never show `NaN` (T22). */
export const noFigure = '--';

const symbols = { usd: '$', inr: '₹', plain: '', none: '' } as const;

export interface MoneyFormat {
  /**
   * `inr` for bank figures only (A §1), `plain` for money without its own sign, `none` for figures that are
   * not money and never hidden. Default `usd`.
   */
  currency?: keyof typeof symbols;
  /** Decimals shown, rounded half up. Default 2; trade figures have 4 (B §9). */
  decimals?: number;
  /** Adds a plus to a figure above zero, such as a credit or profit. */
  signed?: boolean;
  /** Visible even while amounts are hidden: a price, a rate, or the amount of a confirmation. */
  shown?: boolean;
}

/** A figure split into parts, because the cents are smaller and lighter. */
export interface MoneyParts {
  sign: '' | '+' | '−';
  symbol: string;
  /** The whole part with grouping: `12,480`. */
  whole: string;
  /** The decimals with their point, `.50`, or ''. */
  cents: string;
}

/** Groups the digits of a whole number: `12,480`. */
export const groupDigits = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Splits a decimal text. Undefined if it is invalid. A figure that rounds to zero has no sign. */
export function moneyParts(
  value: string | null | undefined,
  format: MoneyFormat = {},
): MoneyParts | undefined {
  const { currency = 'usd', decimals = 2, signed = false, shown = false } = format;
  const parsed = parseSum(value ?? '');
  if (!parsed) return undefined;
  if (areAmountsHidden() && !shown && currency !== 'none')
    return { sign: '', symbol: symbols[currency], whole: dots, cents: '' };
  const rounded = roundDecimal(parsed, decimals);
  const [whole = '0', fraction] = decimalText(rounded).replace('-', '').split('.');
  const above = signed && rounded.units > 0n ? '+' : '';
  return {
    sign: rounded.units < 0n ? '−' : above,
    symbol: symbols[currency],
    whole: groupDigits(whole),
    cents: fraction === undefined ? '' : `.${fraction}`,
  };
}

/** `'1234.5'` → `'$1,234.50'`, `'-3'` → `'−$3.00'`; invalid → `'--'` (A §9); hidden → `'$••••'`. */
export function formatMoney(value: string | null | undefined, format: MoneyFormat = {}): string {
  const parts = moneyParts(value, format);
  return parts ? `${parts.sign}${parts.symbol}${parts.whole}${parts.cents}` : noFigure;
}

/** A trade figure of MT5: four decimals, no symbol (B §9). */
export const formatTrade = (
  value: string | null | undefined,
  format: Pick<MoneyFormat, 'signed'> = {},
): string => formatMoney(value, { ...format, currency: 'none', decimals: 4 });

/** A count: `'1234'` → `'1,234'`. */
export const formatCount = (value: string | number | null | undefined): string =>
  formatMoney(typeof value === 'number' ? String(value) : value, { currency: 'none', decimals: 0 });
