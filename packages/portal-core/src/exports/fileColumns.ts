import { formatSheetDate } from '@portal/ui/text/format/dates';
import { portalZone } from '@portal/ui/text/format/portalZone';
import type { NamedFigure } from '@portal/ui/text/figures/figure';
import type { FigureId } from '@portal/ui/text/figures/meanings';

/** One column of a file. Without a kind a cell is text. Absent values are empty. */
export type FileColumn<Row> = {
  title: string;
  /** A moment is a server's date, and a number a plain decimal without grouping or symbol. */
  cell: (row: Row) => string | undefined;
} & (
  | { kind?: 'moment' }
  /** What the number means. Null for one that is no figure: a position, a level, the price of a trade. */
  | { kind: 'number'; figure: FigureId | null }
);

/** The column of a figure, under its name. */
export const toFigureCells = <Row>(
  { figure, title, fileTitle = title }: NamedFigure & { fileTitle?: string },
  cell: (row: Row) => string | undefined,
): FileColumn<Row> => ({ title: fileTitle, cell, kind: 'number', figure });

/** What becomes of a list's column: one or several columns of the file, or none for a reason. */
type ShownColumn<Row> =
  | FileColumn<Row>
  | readonly FileColumn<Row>[]
  /** It has buttons, the row's position on the screen, a link to the value of another column, or the sum of others. */
  | { omitted: 'action' | 'position' | 'link' | 'sum' };

/**
 * The columns of a list's file (D152). `Id` are the ids of the columns that the list shows, so one that the file lacks is
 * a type error. `more` are only in the file.
 */
export const toFileColumns = <Row, Id extends string>(
  shown: Readonly<Record<Id, ShownColumn<Row>>>,
  more: readonly FileColumn<Row>[] = [],
): readonly FileColumn<Row>[] => [
  ...Object.values<ShownColumn<Row>>(shown).flatMap((column) => ('omitted' in column ? [] : column)),
  ...more,
];

/** A file's table. Its cells are as a spreadsheet reads them. */
export interface FileTable {
  titles: readonly string[];
  rows: readonly (readonly (string | undefined)[])[];
  /** The number of rows that can't be read, so the file lacks them. */
  missing: number;
}

const decimal = /^-?\d+(\.\d+)?$/;

/** A row's cell as a spreadsheet reads it. */
export function toCell<Row>({ cell, kind }: FileColumn<Row>, row: Row): string | undefined {
  const value = cell(row);
  switch (kind) {
    case 'moment':
      return formatSheetDate(value);
    case 'number':
      // A spreadsheet reads `007` as a number only without its zeros.
      return value !== undefined && decimal.test(value) ? value.replace(/^(-?)0+(?=\d)/, '$1') : undefined;
    case undefined:
      return value;
  }
}

/** Rows as a table. The title of a date names its time zone, because a spreadsheet's dates have none. */
export const toFileTable = <Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  missing = 0,
): FileTable => ({
  titles: columns.map(({ title, kind }) => (kind === 'moment' ? `${title} (${portalZone()})` : title)),
  rows: rows.map((row) => columns.map((column) => toCell(column, row))),
  missing,
});
