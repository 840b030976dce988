import type { ReactNode } from 'react';

/** When a column is hidden for lack of room, and where it is then. */
type Leaving<Row, Id extends string> = {
  /** 1 goes first. */
  turn: number;
} & (
  | {
      /** The column that shows it as a second line. The heading then names both (D123). */
      under: Id;
      /** Its cell in less room, with the same links and buttons. Default: its cell. */
      narrow?: (row: Row) => ReactNode;
    }
  /** Only the row's detail shows it. A specified column with it has to stay at 1440 px (D123). */
  | { inDetail: true }
);

/**
 * A list column as data. It defines the table column and the line in the detail.
 */
export interface Column<Row, Id extends string = string> {
  /** Unique within the list. */
  id: Id;
  /** The heading, in the specification's words. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the figures and their heading (left-aligned in right-to-left text). */
  numeric?: boolean;
  /** Its heading may take two lines, where the figures are narrower. */
  wraps?: boolean;
  /** Only counts the rows, so the detail shows it last. */
  ordinal?: boolean;
  /** Never wraps, for dates and names of states. */
  whole?: boolean;
  /** A column without it is never hidden, such as status and time. */
  leaves?: Leaving<Row, Id>;
  /**
   * Its cell is the button that opens the row's detail. Default: the first column. The cell must have no
   * other buttons. `named`: the cell is the row's `what`, so the button's name doesn't repeat it.
   */
  opens?: true | 'named';
  /**
   * The column that has the same value in each row where `holds`. If it holds in all rows, both share one
   * column, whose heading names both.
   */
  sameAs?: { column: Id; holds: (row: Row) => boolean };
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
    .sort((one, other) => (one.leaves?.turn ?? 0) - (other.leaves?.turn ?? 0))
    .map(({ id }) => id);

/** The column with the button that opens the row. */
export const getOpener = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ opens }) => opens) ?? columns[0];

/** The ids of the columns that equal another in every row. */
export const getFolded = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] =>
  columns
    .filter(({ sameAs }) => sameAs !== undefined && rows.length > 0 && rows.every(sameAs.holds))
    .map(({ id }) => id);

const getNext = <Row>({ leaves }: Column<Row>): string | undefined =>
  leaves && 'under' in leaves ? leaves.under : undefined;

/** Whether a hidden column has a place in the table. */
export const isShownUnder = <Row>(column: Column<Row>): boolean => getNext(column) !== undefined;

/**
 * The hidden columns that each visible one shows, by its id. A column whose place is hidden too goes where that one
 * goes. `folded` share the column that they equal.
 */
export function getHosted<Row>(
  all: readonly Column<Row>[],
  gone: ReadonlySet<string>,
  folded: readonly string[],
): ReadonlyMap<string, readonly Column<Row>[]> {
  const byId = new Map(all.map((column) => [column.id, column]));
  const getHost = (column: Column<Row>): string | undefined => {
    const next = folded.includes(column.id) ? column.sameAs?.column : getNext(column);
    const host = byId.get(next ?? '');
    return host && (gone.has(host.id) || folded.includes(host.id)) ? getHost(host) : host?.id;
  };
  const hosted = new Map<string, Column<Row>[]>();
  for (const column of all.filter(({ id }) => gone.has(id) || folded.includes(id))) {
    const host = getHost(column) ?? '';
    hosted.set(host, [...(hosted.get(host) ?? []), column]);
  }
  return hosted;
}

/** A hidden column's cell, for the line under another. */
export const getNarrowCell = <Row>({ leaves, cell }: Column<Row>, row: Row): ReactNode =>
  (leaves && 'under' in leaves ? (leaves.narrow ?? cell) : cell)(row);
