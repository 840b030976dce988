import type { RowDetailData } from '../RowDetail/rowDetail';
import type { RowLines } from './rowLines';

/** A row's detail and its two lines on phones. Both are pure and derived from the row. */
export interface ListDetail<Row> {
  of: (row: Row) => RowDetailData;
  lines: (row: Row) => RowLines;
  /** In ms since 1970, to determine today. */
  now: number;
}
