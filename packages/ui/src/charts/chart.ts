import type { EmptyStateProps } from '../components/EmptyState/EmptyState';
import type { Remote } from '../remote';
import type { FigureId } from '../text/figures/meanings';
import type { Tone } from '../theme/seriesColors';
import type { ElementProps } from '../components/elementProps';

/** `money` is US dollars as exact decimal texts, which are rounded where they are shown (D148). `count` is whole things. */
export type Unit = 'money' | 'count';

/** A part of each stacked bar, or one line. */
export interface Series {
  /** The name in the legend, the table and the file. */
  label: string;
  /** Each tone appears once in a chart, `one` for the most important series. */
  tone: Tone;
  /** Makes the series selectable. Absent for a group, such as all others. */
  key?: string | undefined;
}

/** The comparison with an earlier figure: `+18% vs October`. The text includes the sign. */
export interface Change {
  words: string;
  meaning: 'good' | 'bad' | 'plain';
}

/** The text above a chart, which makes sense without the chart. */
export interface Summary {
  /** The figure, in the chart's unit. Absent when no single figure sums it up. */
  figure?: string | undefined;
  change?: Change | undefined;
  /** The chart in one sentence. */
  sentence: string;
  /** What the figure and the chart are made of, if it isn't all: `The last 7 months`. Undefined: all (D145). */
  part: string | undefined;
}

/** A chart's table for a file, with plain cells: no grouping, no symbol. */
export interface Sheet {
  /** The content of the table. */
  name: string;
  titles: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The common props of all charts. */
export interface ChartProps<Data> extends ElementProps {
  /** What it shows. A figure without a meaning has no chart (text/figures/meanings.ts). */
  figure: FigureId;
  /** The subject, such as `Earnings by month`. It names the chart, its table and its file. */
  name: string;
  /** Whether values are dollars or plain numbers. */
  unit: Unit;
  /** Known before the data, which reserves space for the legend. A single series has no legend. */
  series: readonly Series[];
  /** The heading of the table's first column: `Month`. */
  axis: string;
  /** The data, as it loads. */
  remote: Remote<Data>;
  /** Shown when there is no data. */
  empty: EmptyStateProps;
  /** Reads the time before `part`. Absent where the chart has no more. */
  onEarlierRequest?: (() => void) | undefined;
  /** Saves the table as a file. Absent when the screen can't. */
  onSave?: ((sheet: Sheet) => void) | undefined;
}
