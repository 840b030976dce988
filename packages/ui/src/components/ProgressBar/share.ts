const isFigure = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/**
 * The share of a goal in whole percent, from 0 to 100 (D98). A goal of 0 or less counts as reached, an
 * unknown one never. An unreached goal never rounds up to 100.
 */
export function sharePercent(value: number | null | undefined, of: number | null | undefined): number {
  if (!isFigure(of)) return 0;
  const part = isFigure(value) ? value : 0;
  if (part >= of) return 100;
  if (part <= 0) return 0;
  return Math.min(99, Math.round((part / of) * 100));
}
