import type { ChartProps, Summary } from '../chart';
import type { Point, Precision } from './lines';

/** The data of a line chart. */
export interface LineData extends Summary {
  /**
   * The earliest first, in any number. Points without a pixel of their own are not drawn, but can be read.
   */
  points: readonly Point[];
}

export interface LineChartProps extends ChartProps<LineData> {
  /** `moment` when the time of day matters. Default `day`. */
  precision?: Precision;
  /** A value holds until the next one, like a balance. Default: lines connect the values. */
  steps?: boolean;
}
