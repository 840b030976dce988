import type { ChartProps, Summary } from '../chart';
import type { Point, Precision } from './lines';

/** What a line chart draws. */
export interface LineData extends Summary {
  /** The earliest first. Any number: what has no pixel of its own is not drawn, and is still read. */
  points: readonly Point[];
}

export interface LineChartProps extends ChartProps<LineData> {
  /** `moment` where the time of a day counts. Default `day`. */
  precision?: Precision;
  /** A value holds until the next one, as a balance does. Default: it grows into the next. */
  steps?: boolean;
}
