import { ListSheet, type ListSlot } from '../ListFrame/ListSheet';
import type { Column } from './column';
import { ListCards } from './ListCards';
import { ListTable } from './ListTable';
import { usePhone } from './usePhone';

export interface DataListProps<Row> extends ListSlot<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** The one row that holds for the member now: tinted, and said to be current. */
  isCurrent?: (row: Row) => boolean;
  /** How many rows to keep room for while loading; the page size. Default 10. */
  expectedRows?: number;
}

/** A list of records: a table from 768 px, cards below (DESIGN "Lists"). */
export function DataList<Row>(props: DataListProps<Row>) {
  const { columns, rowKey, isCurrent, expectedRows = 10, ...slot } = props;
  const Rows = usePhone() ? ListCards : ListTable;
  return (
    <ListSheet {...slot} expectedRows={expectedRows}>
      {(rows) => <Rows caption={slot.caption} {...{ columns, rowKey, isCurrent, rows }} />}
    </ListSheet>
  );
}
