import { scaleLinear } from 'd3-scale';

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
