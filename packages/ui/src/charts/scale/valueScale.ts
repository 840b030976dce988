import { scaleLinear } from 'd3-scale';

/** The labels of an axis that fit, by index. Counted back from the last, which matters most. */
export function fitLabels(count: number, each: number, size: number): number[] {
  const step = Math.max(1, Math.ceil((count * each) / Math.max(size, 1)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
}

/** The value scale, from the bottom edge (0) to the top (1), and its grid values. */
export interface ValueScale {
  /** The position of a value, as a share of the height from the bottom. */
  at: (value: number) => number;
  ticks: readonly number[];
}

/** The most grid lines, besides the lowest. */
const lines = 3;

/** Round whole values that enclose `least`, `most` and zero. Heights are comparable only from zero. */
export function valueScale(least: number, most: number): ValueScale {
  const low = Math.min(0, least);
  const high = Math.max(0, most, low + 1);
  const scale = scaleLinear().domain([low, high]).nice(lines);
  return { at: (value) => scale(value), ticks: scale.ticks(lines).filter(Number.isInteger) };
}
