import type { Column } from './column';
import type { RowLines } from './rowLines';
import type { RowDetailData } from '../RowDetail/rowDetail';

/** A row's detail and its two lines on phones. Both are pure and derived from the row. */
export interface ListDetail<Row> {
  of: (row: Row) => RowDetailData;
  lines: (row: Row) => RowLines;
  /** In ms since 1970, to determine today. Absent for rows without day headings. */
  now?: number | undefined;
}

/** The handling of open rows. */
interface Opening<Row> {
  /** The row whose detail is open. */
  isOpen: (row: Row) => boolean;
  onOpened: (row: Row) => void;
}

/** The shared props of tables, cards and lines. */
export interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** Absent if rows have no detail. */
  opening?: Opening<Row> | undefined;
  /** The rows, or the number of skeletons. */
  rows: readonly Row[] | number;
}

/** Adds the text of the lines on phones. */
export interface LinesProps<Row> extends RowsProps<Row> {
  lines: (row: Row) => RowLines;
}
