import type { RowDetailData } from '../RowDetail/rowDetail';
import type { RowLines } from './rowLines';

/** What a list says of one row: all of it, and the two lines of a phone. Both are pure and drawn from the row. */
export interface ListDetail<Row> {
  of: (row: Row) => RowDetailData;
  lines: (row: Row) => RowLines;
  /** In milliseconds since 1970: which day is today. */
  now: number;
}
