import type { EmptyStateProps } from '../components/EmptyState/EmptyState';
import type { Remote } from '../remote';
import type { Tone } from '../theme/seriesColors';

/** What the values count: `money` is whole cents of US dollars, `count` is whole things. Never a fraction. */
export type Unit = 'money' | 'count';

/** What is stacked in each bar, or drawn as one line. */
export interface Series {
  /** As the legend, the table and the file name it. */
  label: string;
  /** Its look; each tone once in a picture, `one` for the most important. */
  tone: Tone;
  /** Its id, by which it can be chosen. Absent for what is no one thing, such as all others. */
  key?: string | undefined;
}

/** How the figure stands beside an earlier one: `+18 % on October`. The words have their sign. */
export interface Change {
  words: string;
  meaning: 'good' | 'bad' | 'plain';
}

/** What stands above a picture, so that nobody needs to see it. */
export interface Summary {
  /** The figure, in the picture's unit. Absent where no single one says it. */
  figure?: number | undefined;
  change?: Change | undefined;
  /** One sentence that says what the picture shows. */
  sentence: string;
}

/** A picture's table, with plain cells for a file: no grouping, no symbol. */
export interface Sheet {
  /** What the table holds. */
  name: string;
  titles: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What each picture takes. */
export interface ChartProps<Data> {
  /** What is drawn, such as `Earnings by month`. It names the picture, its table and its file. */
  name: string;
  unit: Unit;
  /** Known before the data, so that the legend has its place from the start. One alone has no legend. */
  series: readonly Series[];
  /** The head of the table's first column: `Month`. */
  axis: string;
  remote: Remote<Data>;
  /** Shown when there is nothing to draw. */
  empty: EmptyStateProps;
  /** Saves the table as a file. Absent where the screen can't. */
  onSaved?: ((sheet: Sheet) => void) | undefined;
}
