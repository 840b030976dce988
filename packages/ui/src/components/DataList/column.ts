import type { ReactNode } from 'react';

/** One column of a list, as data: a table's column, and a place on a phone's card. */
export interface Column<Row> {
  /** Unique within the list. */
  id: string;
  /** The heading, in the specification's words. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of the line, under a heading that does too. */
  numeric?: boolean;
  /** Never broken over two lines of a table: dates, names of states. */
  whole?: boolean;
  /**
   * Where it stands on a card: one title (the first column by default), one amount, one pill, up to
   * three lines. Every column stands behind "More", so none is dropped (DESIGN "Lists").
   */
  card?: 'title' | 'amount' | 'pill' | 'line';
}

/** The columns of a card by their place. */
export function cardPlaces<Row>(columns: readonly Column<Row>[]) {
  const at = (place: Column<Row>['card']) => columns.filter((column) => column.card === place);
  return {
    title: at('title')[0] ?? columns[0],
    amount: at('amount')[0],
    pill: at('pill')[0],
    lines: at('line').slice(0, 3),
  };
}

/** Whether a card shows less than the table has. */
export function hidesColumns<Row>(columns: readonly Column<Row>[]): boolean {
  const { title, amount, pill, lines } = cardPlaces(columns);
  return new Set([title, amount, pill, ...lines].filter(Boolean)).size < columns.length;
}
