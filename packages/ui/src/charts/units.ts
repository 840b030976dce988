import { roundAmount, toSize } from '../text/format/amount';
import { parseSum } from '../text/format/decimal';
import { areAmountsHidden } from '../text/format/hiddenAmounts';
import { formatCount, formatMoney, noFigure } from '../text/format/money';
import type { Unit } from './chart';

/** The length of a value in a drawing, in cents or things. */
export const getLength = (value: string, unit: Unit): number => toSize(value) * (unit === 'money' ? 100 : 1);

/** A value for a file: `1440.20`, `12`; '' if it is invalid. */
export function plainText(value: string, unit: Unit): string {
  const parsed = parseSum(value);
  if (!parsed || (unit === 'count' && parsed.decimals > 0)) return '';
  return unit === 'money' ? roundAmount(value) : value;
}

/** A value for members: `$1,440.20`, `12`. */
export function wholeText(value: string, unit: Unit): string {
  const plain = plainText(value, unit);
  if (plain === '') return noFigure;
  return unit === 'money' ? formatMoney(plain) : formatCount(plain);
}

const steps = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
] as const;

/** A length as a short round value for the grid: `$600`, `$15k`, `−$1.5M`. Hidden like all amounts. */
export function shortText(value: number, unit: Unit): string {
  if (unit === 'money' && areAmountsHidden()) return formatMoney('0');
  const whole = unit === 'money' ? value / 100 : value;
  const size = Math.abs(whole);
  const step = steps.find(({ from }) => size >= from);
  const decimals = unit === 'money' && size > 0 && size < 10 && !Number.isInteger(size) ? 2 : step ? 2 : 0;
  const digits = step ? String(Number((size / step.from).toFixed(decimals))) : size.toFixed(decimals);
  return `${whole < 0 ? '−' : ''}${unit === 'money' ? '$' : ''}${digits}${step?.letter ?? ''}`;
}
