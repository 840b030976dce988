import { scaleLinear } from 'd3-scale';

/** The scale of values: from the lower edge (0) to the upper one (1), and the values of its grid. */
export interface ValueScale {
  /** Where a value stands, as a share of the height from below. */
  at: (value: number) => number;
  ticks: readonly number[];
}

/** Grid lines at most, besides the lowest. */
const lines = 3;

/** Round whole values that enclose all of `least` to `most`, and zero: a height says how much only from zero. */
export function valueScale(least: number, most: number): ValueScale {
  const low = Math.min(0, least);
  const high = Math.max(0, most, low + 1);
  const scale = scaleLinear().domain([low, high]).nice(lines);
  return { at: (value) => scale(value), ticks: scale.ticks(lines).filter(Number.isInteger) };
}
