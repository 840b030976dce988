import { max, min } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Series, Unit, Summary } from '../chart';
import type { Reading } from '../container/Readout';
import { valueScale, type ValueScale } from '../scale/valueScale';
import { wholeText } from '../units';

/** The data of a bar chart. */
export interface BarData extends Summary {
  /** In chronological order, the newest last. */
  categories: readonly Category[];
}

/** One bar. */
export interface Category {
  /** Unique among the bars. */
  key: string;
  /** The short label under the bar: `Nov`. */
  label: string;
  /** The full title: `November 2026`. */
  title: string;
  /** One for each series, in their order, in the chart's unit. */
  values: readonly number[];
  /** The part that compares with the current period (D141). It is filled, and the rest of the bar is outlined. */
  soFar?: readonly number[] | undefined;
  /** The period is not over yet. The bar has its full colour and its label the ink colour. */
  current?: boolean | undefined;
}

/** A segment of a bar, for one series and from one value to another. */
interface Piece {
  series: number;
  from: number;
  to: number;
}

/** The segments of each bar, stacked in series order. Negative values are below zero. */
export function stackBars(categories: readonly Category[], series: number): Piece[][] {
  const layers = stack<Category, number>()
    .keys(Array.from({ length: series }, (_, index) => index))
    .value(({ values, soFar = values }, index) => soFar[index] ?? 0)
    .offset(stackOffsetDiverging)([...categories]);
  return categories.map((_, at) =>
    layers.flatMap((layer, index) => {
      const [from = 0, to = 0] = layer[at] ?? [];
      return from === to ? [] : [{ series: index, from, to }];
    }),
  );
}

/** The outlined part on top of a bar. Undefined without one, and where a value is negative. */
export function laterPart({ values, soFar }: Category): Omit<Piece, 'series'> | undefined {
  if (!soFar || values.some((value) => value < 0)) return undefined;
  const [from, to] = [getSum(soFar), getSum(values)];
  return to > from ? { from, to } : undefined;
}

/** The scale that holds all bars. */
export function barScale(bars: readonly (readonly Piece[])[], categories: readonly Category[]): ValueScale {
  const ends = [...bars.flat(), ...categories.flatMap((one) => laterPart(one) ?? [])].flatMap(
    ({ from, to }) => [from, to],
  );
  return valueScale(min(ends) ?? 0, max(ends) ?? 0);
}

/**
 * The segment of a bar at a height, as a share of the scale from its bottom; undefined outside all segments.
 */
export const pieceAt = (pieces: readonly Piece[], scale: ValueScale, height: number): Piece | undefined =>
  pieces.find(({ from, to }) => {
    const [one, other] = [scale.at(from), scale.at(to)];
    return height >= Math.min(one, other) && height <= Math.max(one, other);
  });

/** The greatest width of a bar, in rem. A single bar must not fill the chart. */
const widest = 2.5;

/** The position of each bar, in px from the line's start. */
export function barCategories(count: number, inline: number, rem: number) {
  const scale = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, at) => at))
    .range([0, inline])
    .paddingInner(0.45)
    .paddingOuter(0.2);
  const width = Math.max(1, Math.min(scale.bandwidth(), widest * rem));
  const first = (scale(0) ?? 0) + scale.bandwidth() / 2;
  return {
    width,
    step: scale.step(),
    middle: (at: number) => (scale(at) ?? 0) + scale.bandwidth() / 2,
    /** The bar nearest to a point. */
    nearest: (x: number) => Math.max(0, Math.min(count - 1, Math.round((x - first) / scale.step()))),
  };
}

export const getSum = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The readout of a bar. */
export function getReading(
  category: Category,
  series: readonly Series[],
  unit: Unit,
  sum: string,
  getFill?: (tone: Series['tone']) => string,
): Reading {
  const lines = series.map(({ label, tone }, index) => ({
    label,
    value: wholeText(category.values[index] ?? 0, unit),
    fill: getFill?.(tone),
  }));
  return {
    title: category.title,
    lines: series.length > 1 ? [...lines].reverse() : lines,
    ...(series.length > 1 && { sum: { label: sum, value: wholeText(getSum(category.values), unit) } }),
  };
}
