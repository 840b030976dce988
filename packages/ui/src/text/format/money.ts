import { decimalText, parseDecimal, roundDecimal } from './decimal';

/** Shown for a figure that is missing or malformed, so that a list never shows `NaN` (T22). */
export const noFigure = '--';

const symbols = { usd: '$', inr: '₹', none: '' } as const;

export interface MoneyFormat {
  /** `inr` for bank figures only (A §1); `none` for figures that are not money. Default `usd`. */
  currency?: keyof typeof symbols;
  /** Decimals shown, rounded half up. Default 2; trade figures have 4 (B §9). */
  places?: number;
  /** A plus before what is above zero, as in credits and profits. */
  signed?: boolean;
}

/** A figure in the parts that are drawn apart: the cents stand smaller and lighter. */
export interface MoneyParts {
  sign: '' | '+' | '−';
  symbol: string;
  /** With grouping: `12,480`. */
  whole: string;
  /** With its point: `.50`; '' without decimals. */
  cents: string;
}

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Takes a decimal text apart; undefined if it is none. What rounds to zero has no sign. */
export function moneyParts(
  value: string | null | undefined,
  format: MoneyFormat = {},
): MoneyParts | undefined {
  const { currency = 'usd', places = 2, signed = false } = format;
  const parsed = parseDecimal(value ?? '');
  if (!parsed) return undefined;
  const rounded = roundDecimal(parsed, places);
  const [whole = '0', fraction] = decimalText(rounded).replace('-', '').split('.');
  const above = signed && rounded.units > 0n ? '+' : '';
  return {
    sign: rounded.units < 0n ? '−' : above,
    symbol: symbols[currency],
    whole: group(whole),
    cents: fraction === undefined ? '' : `.${fraction}`,
  };
}

/** `'1234.5'` → `'$1,234.50'`, `'-3'` → `'−$3.00'`; malformed → `'--'` (A §9). */
export function formatMoney(value: string | null | undefined, format: MoneyFormat = {}): string {
  const parts = moneyParts(value, format);
  return parts ? `${parts.sign}${parts.symbol}${parts.whole}${parts.cents}` : noFigure;
}

/** A trade figure of MT5: four decimals, no symbol (B §9). */
export const formatTrade = (
  value: string | null | undefined,
  format: Pick<MoneyFormat, 'signed'> = {},
): string => formatMoney(value, { ...format, currency: 'none', places: 4 });

/** A count: `'1234'` → `'1,234'`. */
export const formatCount = (value: string | number | null | undefined): string =>
  formatMoney(typeof value === 'number' ? String(value) : value, { currency: 'none', places: 0 });
