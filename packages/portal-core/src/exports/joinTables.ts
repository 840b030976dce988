import { toFileTable, type FileColumn, type FileTable } from './fileColumns';

/** The tables of several lists as one. Its first column has the list of each row. */
export const joinTables = <Row>(
  title: string,
  columns: readonly FileColumn<Row>[],
  parts: readonly (readonly [label: string, table: FileTable])[],
): FileTable => ({
  titles: [title, ...toFileTable(columns, []).titles],
  rows: parts.flatMap(([label, { rows }]) => rows.map((row) => [label, ...row])),
  missing: parts.reduce((sum, [, { missing }]) => sum + missing, 0),
});
