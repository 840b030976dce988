import { roundCents, toAmount } from '../text/format/cents';
import { areAmountsHidden } from '../text/format/hiddenAmounts';
import { formatCount, formatMoney, noFigure } from '../text/format/money';
import type { Unit } from './chart';

/** A value for a file: `1440.20`, `12`; '' if it can't be exact. */
export function plainText(value: number, unit: Unit): string {
  const whole = unit === 'money' ? roundCents(value) : value;
  if (!Number.isSafeInteger(whole)) return '';
  return unit === 'money' ? toAmount(whole) : String(whole);
}

/** A value for members: `$1,440.20`, `12`. */
export function wholeText(value: number, unit: Unit): string {
  const plain = plainText(value, unit);
  if (plain === '') return noFigure;
  return unit === 'money' ? formatMoney(plain) : formatCount(plain);
}

const steps = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'k' },
] as const;

/** A short round value for the grid: `$600`, `$15k`, `−$1.5M`. Hidden like all amounts. */
export function shortText(value: number, unit: Unit): string {
  if (unit === 'money' && areAmountsHidden()) return formatMoney('0');
  const whole = unit === 'money' ? value / 100 : value;
  const size = Math.abs(whole);
  const step = steps.find(({ from }) => size >= from);
  const decimals = unit === 'money' && size > 0 && size < 10 && !Number.isInteger(size) ? 2 : step ? 2 : 0;
  const digits = step ? String(Number((size / step.from).toFixed(decimals))) : size.toFixed(decimals);
  return `${whole < 0 ? '−' : ''}${unit === 'money' ? '$' : ''}${digits}${step?.letter ?? ''}`;
}
