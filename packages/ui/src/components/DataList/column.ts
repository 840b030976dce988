import type { ReactNode } from 'react';

interface Under<Row> {
  column: string;
  /** Undefined for no line. */
  text: (row: Row) => ReactNode;
}

/**
 * A list column as data. It defines the table column and the line in the detail.
 */
export interface Column<Row> {
  /** Unique within the list. */
  id: string;
  /** The heading, in the specification's words. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the figures and their heading (left-aligned in right-to-left text). */
  numeric?: boolean;
  /** Its heading may take two lines, where the figures are narrower. */
  wraps?: boolean;
  /** Never wraps, for dates and names of states. */
  whole?: boolean;
  /**
   * The order in which columns are hidden for lack of room: 1 goes first. The row's detail or `under` still
   * shows it. A column without it is never hidden, such as status and time.
   */
  leaves?: number;
  /**
   * Its cell is the button that opens the row's detail. Default: the first column. The cell must have no
   * other buttons. `named`: the cell is the row's `what`, so the button's name doesn't repeat it.
   */
  opens?: true | 'named';
  /**
   * Short, muted lines with the values of the named columns, shown once those are hidden. The heading then
   * names them too, so they are still in the table (D123).
   */
  under?: Under<Row> | readonly Under<Row>[];
  /**
   * The column that has the same value in each row where `holds`. If it holds in all rows, both share one
   * column, whose heading names both.
   */
  sameAs?: { column: string; holds: (row: Row) => boolean };
  /** The unshortened content for the detail. */
  full?: (row: Row) => ReactNode;
  /** The text for the detail's copy button: codes, hashes, addresses. */
  copied?: (row: Row) => string | undefined;
}

/**
 * The ids of the columns that may be hidden, the first to hide first. The first column names the row and
 * stays.
 */
export const leavingOrder = <Row>(columns: readonly Column<Row>[]): string[] =>
  columns
    .slice(1)
    .filter(({ leaves }) => leaves !== undefined)
    .sort((one, other) => (one.leaves ?? 0) - (other.leaves ?? 0))
    .map(({ id }) => id);

/** The column with the button that opens the row. */
export const getOpener = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ opens }) => opens) ?? columns[0];

/** The ids of the columns that equal another in every row. */
export const getFolded = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] =>
  columns
    .filter(({ sameAs }) => sameAs !== undefined && rows.length > 0 && rows.every(sameAs.holds))
    .map(({ id }) => id);

/** The further lines of a column's cells. */
export const getUnder = <Row>({ under }: Column<Row>): readonly Under<Row>[] =>
  under === undefined ? [] : 'column' in under ? [under] : under;
