import { max, min, sum } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Series, Unit, Summary } from '../chart';
import type { Reading } from '../container/Readout';
import { valueScale, type ValueScale } from '../scale/valueScale';
import { sumAmounts } from '../../text/format/amount';
import { getLength, wholeText } from '../units';

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
  values: readonly string[];
  /** The part that compares with the current period (D141). It is filled, and the rest of the bar is outlined. */
  soFar?: readonly string[] | undefined;
  /** The part of each value that is not paid yet (D150). Absent where all is paid, or where it is unknown. */
  waiting?: readonly string[] | undefined;
  /** The period is not over yet. The bar has its full colour and its label the ink colour. */
  current?: boolean | undefined;
}

/** The lengths of a bar's values. */
export interface Bar {
  values: readonly number[];
  soFar?: readonly number[] | undefined;
}

/** The lengths of each bar. */
export const getBars = (categories: readonly Category[], unit: Unit): Bar[] =>
  categories.map(({ values, soFar }) => ({
    values: values.map((value) => getLength(value, unit)),
    soFar: soFar?.map((value) => getLength(value, unit)),
  }));

/** A segment of a bar, for one series and from one value to another. */
interface Piece {
  series: number;
  from: number;
  to: number;
}

/** The segments of each bar, stacked in series order. Negative values are below zero. */
export function stackBars(bars: readonly Bar[], series: number): Piece[][] {
  const layers = stack<Bar, number>()
    .keys(Array.from({ length: series }, (_, index) => index))
    .value(({ values, soFar = values }, index) => soFar[index] ?? 0)
    .offset(stackOffsetDiverging)([...bars]);
  return bars.map((_, at) =>
    layers.flatMap((layer, index) => {
      const [from = 0, to = 0] = layer[at] ?? [];
      return from === to ? [] : [{ series: index, from, to }];
    }),
  );
}

/** The outlined part on top of a bar. Undefined without one, and where a value is negative. */
export function laterPart({ values, soFar }: Bar): Omit<Piece, 'series'> | undefined {
  if (!soFar || values.some((value) => value < 0)) return undefined;
  const [from, to] = [sum(soFar), sum(values)];
  return to > from ? { from, to } : undefined;
}

/** The scale that holds all bars. */
export function barScale(pieces: readonly (readonly Piece[])[], bars: readonly Bar[]): ValueScale {
  const ends = [...pieces.flat(), ...bars.flatMap((one) => laterPart(one) ?? [])].flatMap(({ from, to }) => [
    from,
    to,
  ]);
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

/** The sum of all bars' parts that are not paid yet. */
export const getWaiting = (categories: readonly Pick<Category, 'waiting'>[]): string =>
  sumAmounts(categories.flatMap(({ waiting = [] }) => waiting));

/** The readout of a bar. */
export function getReading(
  category: Category,
  series: readonly Series[],
  unit: Unit,
  sumLabel: string,
  getFill?: (tone: Series['tone']) => string,
): Reading {
  const lines = series.map(({ label, tone }, index) => ({
    label,
    value: wholeText(category.values[index] ?? '0', unit),
    fill: getFill?.(tone),
  }));
  return {
    title: category.title,
    lines: series.length > 1 ? [...lines].reverse() : lines,
    ...(series.length > 1 && {
      sum: { label: sumLabel, value: wholeText(sumAmounts(category.values), unit) },
    }),
  };
}
