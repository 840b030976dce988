import { bisector, max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import type { Series, Unit, Summary } from '../chart';
import type { Reading } from '../container/Readout';
import { valueScale } from '../scale/valueScale';
import { getLength, wholeText } from '../units';
import { momentTitle } from './timeLabels';

/**
 * Selects the points to draw: the first, the least, the greatest and the last in each column of pixels. The
 * line looks the same with at most four points a column, and no peak is lost.
 *
 * `getColumn` must not decrease from one point to the next. The returned indexes are in the points' order.
 */
export function reduceColumns(
  count: number,
  getColumn: (index: number) => number,
  getValue: (index: number) => number,
): number[] {
  const kept: number[] = [];
  let first = 0;
  while (first < count) {
    const column = getColumn(first);
    let [least, most, last] = [first, first, first];
    while (last + 1 < count && getColumn(last + 1) === column) {
      last += 1;
      if (getValue(last) < getValue(least)) least = last;
      if (getValue(last) > getValue(most)) most = last;
    }
    kept.push(...new Set([first, Math.min(least, most), Math.max(least, most), last]));
    first = last + 1;
  }
  return kept;
}

/** The data of a line chart. */
export interface LineData extends Summary {
  /**
   * The earliest first, in any number. Points without a pixel of their own are not drawn, but can be read.
   */
  points: readonly Point[];
}

/** One value of each series at a moment. */
export interface Point {
  /** In ms since 1970. */
  at: number;
  /** One for each series, in their order, in the chart's unit. */
  values: readonly string[];
}

/** A point with the lengths of its values. */
export interface LinePoint {
  at: number;
  values: readonly number[];
}

export const getLinePoints = (points: readonly Point[], unit: Unit): LinePoint[] =>
  points.map(({ at, values }) => ({ at, values: values.map((value) => getLength(value, unit)) }));

export type Precision = 'day' | 'moment';

/** The scale of all values of all series. */
export function lineScale(points: readonly LinePoint[]) {
  return valueScale(
    min(points, ({ values }) => min(values)) ?? 0,
    max(points, ({ values }) => max(values)) ?? 0,
  );
}

/** The position of each moment, in px from the line's start. A single moment is in the middle. */
export function timeScale(points: readonly Pick<Point, 'at'>[], inline: number) {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const scale = scaleLinear().domain([first, last]).range([0, inline]);
  const order = bisector<Pick<Point, 'at'>, number>(({ at }) => at);
  return {
    first,
    last,
    at: (moment: number) => (first === last ? inline / 2 : scale(moment)),
    /** The point nearest to an offset in px. */
    nearest: (x: number) => order.center(points, scale.invert(x)),
    momentAt: (x: number) => scale.invert(x),
  };
}

interface Drawing {
  points: readonly LinePoint[];
  series: number;
  x: (moment: number) => number;
  y: (value: number) => number;
  steps: boolean;
}

/** The line of one series and the area between it and zero, as paths with no more points than pixels. */
export function drawLine({ points, series, x, y, steps }: Drawing) {
  const getValue = (at: number) => points[at]?.values[series] ?? 0;
  const getX = (at: number) => x(points[at]?.at ?? 0);
  const drawn = reduceColumns(points.length, (at) => Math.floor(getX(at)), getValue);
  const curve = steps ? curveStepAfter : curveLinear;
  return {
    count: drawn.length,
    line:
      line<number>()
        .x(getX)
        .y((at) => y(getValue(at)))
        .curve(curve)
        .digits(1)(drawn) ?? '',
    area:
      area<number>()
        .x(getX)
        .y1((at) => y(getValue(at)))
        .y0(y(0))
        .curve(curve)
        .digits(1)(drawn) ?? '',
  };
}

/** The readout of a point. */
export function pointReading(
  point: Point,
  series: readonly Series[],
  unit: Unit,
  precision: Precision,
  getFill: (tone: Series['tone']) => string,
): Reading {
  return {
    title: momentTitle(point.at, precision),
    lines: series.map(({ label, tone }, index) => ({
      label,
      value: wholeText(point.values[index] ?? '0', unit),
      fill: series.length > 1 ? getFill(tone) : undefined,
    })),
  };
}
