import { ListSheet, type ListSlot } from '../ListFrame/ListSheet';
import type { Column } from './column';
import { ListCards } from './ListCards';
import { ListTable } from './ListTable';
import { usePhone } from './usePhone';

export interface DataListProps<Row> extends ListSlot<Row> {
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** How many rows to keep room for while loading; the page size. Default 10. */
  expectedRows?: number;
}

/** A list of records: a table from 768 px, cards below (DESIGN "Lists"). */
export function DataList<Row>({ columns, rowKey, expectedRows = 10, ...slot }: DataListProps<Row>) {
  const Rows = usePhone() ? ListCards : ListTable;
  return (
    <ListSheet {...slot} expectedRows={expectedRows}>
      {(rows) => <Rows caption={slot.caption} columns={columns} rowKey={rowKey} rows={rows} />}
    </ListSheet>
  );
}
