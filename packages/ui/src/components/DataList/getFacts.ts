import type { DetailFact } from '../RowDetail/detailData';
import type { Column } from './column';

/** Every column of a row for its detail, unshortened and in column order. */
export const getFacts = <Row>(columns: readonly Column<Row>[], row: Row): DetailFact[] =>
  columns.map(({ id, title, cell, full = cell, copied }) => ({
    id,
    title,
    value: full(row),
    copied: copied?.(row),
  }));
