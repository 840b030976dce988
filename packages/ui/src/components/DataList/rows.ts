import type { Column } from './column';
import type { RowLines } from './rowLines';

/** The handling of open rows. */
interface Opening<Row> {
  /** The row whose detail is open. */
  isOpen: (row: Row) => boolean;
  onOpen: (row: Row) => void;
}

/** The shared props of tables and lines. */
export interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** Absent if rows have no detail. */
  opening?: Opening<Row> | undefined;
  /** The rows, or the number of skeletons. */
  rows: readonly Row[] | number;
  /** A row's two lines on phones, and the name of the button that opens it. Default: the columns' cells. */
  lines?: ((row: Row) => RowLines) | undefined;
  /** In ms since 1970, to determine today. Absent for rows without day headings. */
  now?: number | undefined;
}
