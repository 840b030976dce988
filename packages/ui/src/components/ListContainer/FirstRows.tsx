import type { ReactNode } from 'react';
import { ListRest } from './ListRest';
import { useFirstRows } from './useFirstRows';

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** Rows that are shown wherever they are: the current one. */
  isKept?: (row: Row) => boolean;
  /** Renders the shown rows. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of a list that a server may send whole, with a button for more. */
export function FirstRows<Row>({ rows, isKept, children }: FirstRowsProps<Row>) {
  const { shown, rest, showMore } = useFirstRows(rows, isKept);
  return (
    <>
      {children(shown)}
      {rest && <ListRest {...rest} onMoreRequest={showMore} />}
    </>
  );
}
