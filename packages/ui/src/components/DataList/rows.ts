import type { Column } from './column';

/** What a table and a stack of cards are both given. */
export interface RowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** The rows, or how many skeletons stand for them. */
  rows: readonly Row[] | number;
}
