const figure = (value: number | null | undefined): number =>
  typeof value === 'number' && !Number.isNaN(value) ? value : 0;

/**
 * The share of a goal in whole percent, from 0 to 100 (D98). A goal of 0 or less counts as reached. An
 * unreached goal never rounds up to 100.
 */
export function sharePercent(value: number | null | undefined, of: number | null | undefined): number {
  const [part, whole] = [figure(value), figure(of)];
  if (part >= whole) return 100;
  if (part <= 0) return 0;
  return Math.min(99, Math.round((part / whole) * 100));
}
