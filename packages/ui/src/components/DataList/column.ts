import type { ReactNode } from 'react';

/** One column of a list, as data. It is a column of the table, a place on a phone's card and a line of the detail. */
export interface Column<Row> {
  /** Unique within the list. */
  id: string;
  /** The heading, in the specification's words. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures and their heading are aligned to the end of the line. */
  numeric?: boolean;
  /** The table never breaks it over two lines: for dates and names of states. */
  whole?: boolean;
  /**
   * Its turn to leave a table that has too little room: 1 goes first. The row's detail or `under` has it then. A column without a
   * turn never leaves, as status and time.
   */
  leaves?: number;
  /** Its cell is the button that opens the row's detail. Default: the first column. For one whose cell has no buttons. */
  opens?: boolean;
  /** A second, muted line of the cell, once the named column has left: it says in short what that one would say. */
  under?: { column: string; text: (row: Row) => ReactNode };
  /** What the detail shows instead of the cell: nothing shortened. */
  full?: (row: Row) => ReactNode;
  /** What a copy button of the detail copies: codes, hashes, addresses. */
  copied?: (row: Row) => string | undefined;
  /**
   * The place on a card: one title (the first column by default), one amount, one pill, up to three
   * lines. "More" shows every column, so none is dropped (DESIGN "Lists").
   */
  card?: 'title' | 'amount' | 'pill' | 'line';
  /**
   * What a card's second line says of it, in a few words, beside the other columns that say something there. A card with
   * such a line has the pill beside its title. Undefined where there is nothing to say.
   */
  brief?: (row: Row) => ReactNode;
}

/** The columns of a card by their place. */
export function selectCardSlots<Row>(columns: readonly Column<Row>[]) {
  const at = (slot: Column<Row>['card']) => columns.filter((column) => column.card === slot);
  return {
    title: at('title')[0] ?? columns[0],
    amount: at('amount')[0],
    pill: at('pill')[0],
    lines: at('line').slice(0, 3),
    briefs: columns.filter(({ brief }) => brief !== undefined),
  };
}

/** Whether a card shows less than the table has. */
export function hidesColumns<Row>(columns: readonly Column<Row>[]): boolean {
  const { title, amount, pill, lines, briefs } = selectCardSlots(columns);
  return new Set([title, amount, pill, ...lines, ...briefs].filter(Boolean)).size < columns.length;
}

/** The columns that may leave, by their ids, the first to go first. The first column names the row and stays. */
export const leavingOrder = <Row>(columns: readonly Column<Row>[]): string[] =>
  columns
    .slice(1)
    .filter(({ leaves }) => leaves !== undefined)
    .sort((one, other) => (one.leaves ?? 0) - (other.leaves ?? 0))
    .map(({ id }) => id);

/** The column whose cell opens the row. */
export const getOpener = <Row>(columns: readonly Column<Row>[]): string | undefined =>
  (columns.find(({ opens }) => opens) ?? columns[0])?.id;
