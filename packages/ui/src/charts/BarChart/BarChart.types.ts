import type { ChartProps, Summary } from '../chart';
import type { Category } from './bars';

/** What a bar chart draws. */
export interface BarData extends Summary {
  /** In the order of the line, the newest last. */
  categories: readonly Category[];
}

export interface BarChartProps extends ChartProps<BarData> {
  /** The key of the bar that is chosen. */
  chosen?: string | undefined;
  /** The key of the series that is chosen. */
  chosenSeries?: string | undefined;
  /**
   * A bar was chosen by press or key, or the chosen one was pressed again (`undefined`). A press on a piece chooses its
   * series too, one beside the pieces chooses all of them; a key leaves the series as it is. Absent: bars are only read.
   */
  onChosen?: ((key: string | undefined, series: string | undefined) => void) | undefined;
  /** A series was chosen in the legend, or the chosen one was pressed again (`undefined`). Absent: the legend is read. */
  onSeries?: ((series: string | undefined) => void) | undefined;
}
