import type { Column } from './column';
import type { RowLines } from './rowLines';

/** How a list's rows open. */
interface Opening<Row> {
  /** The row whose detail is open. */
  isOpen: (row: Row) => boolean;
  onOpened: (row: Row) => void;
}

/** The props that a table, a stack of cards and the lines of a phone share. */
export interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** Absent where rows have no detail. */
  opening?: Opening<Row> | undefined;
  /** The rows, or the number of skeletons to show instead. */
  rows: readonly Row[] | number;
}

/** The same with what the lines of a phone say. */
export interface LinesProps<Row> extends RowsProps<Row> {
  lines: (row: Row) => RowLines;
}
