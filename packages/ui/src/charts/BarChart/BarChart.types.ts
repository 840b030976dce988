import type { ChartProps, Told } from '../chart';
import type { Place } from './bars';

/** What a bar chart draws. */
export interface BarData extends Told {
  /** In the order of the line, the newest last. */
  places: readonly Place[];
}

export interface BarChartProps extends ChartProps<BarData> {
  /** The key of the bar that is chosen. */
  chosen?: string | undefined;
  /** A bar was chosen by press or key, or the chosen one was pressed again (`undefined`). Absent: bars are only read. */
  onChosen?: ((key: string | undefined) => void) | undefined;
}
