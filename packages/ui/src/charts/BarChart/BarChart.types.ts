import type { ChartProps, Summary } from '../chart';
import type { Category } from './bars';

/** The data of a bar chart. */
export interface BarData extends Summary {
  /** In chronological order, the newest last. */
  categories: readonly Category[];
}

export interface BarChartProps extends ChartProps<BarData> {
  /** The key of the chosen bar. */
  chosen?: string | undefined;
  /** The key of the chosen series. */
  chosenSeries?: string | undefined;
  /**
   * Called when a bar is chosen, or with `undefined` when the chosen one is pressed again. A press on a
   * segment also chooses its series, and a press outside the segments chooses all series. A key keeps the
   * series. Absent: bars are read-only.
   */
  onChosen?: ((key: string | undefined, series: string | undefined) => void) | undefined;
  /**
   * Called when a series is chosen in the legend, or with `undefined` when the chosen one is pressed again.
   * Absent: the legend is read-only.
   */
  onSeries?: ((series: string | undefined) => void) | undefined;
}
