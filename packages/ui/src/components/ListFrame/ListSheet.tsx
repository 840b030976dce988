import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import { overlayWords } from '../../text/overlayWords';
import { words } from '../../text/words';
import { hidden } from '../../theme/hidden';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Bar, Footer, RefreshMark, Sheet } from './ListSheet.styles';

/** What a list shows around its rows; `ListFrame` makes one. */
export interface ListSlot<Row> {
  /** What the list holds, read out before it. */
  caption: string;
  rows: Remote<readonly Row[]>;
  /** Shown for a list without rows; its title is the exact text of the place. */
  empty: EmptyStateProps;
  /** Above the rows: filter button, FilterChips. */
  bar?: ReactNode;
  /** Below the rows: Pagination. It stays while a page loads, so that focus does. */
  footer?: ReactNode;
}

export interface ListSheetProps<Row> extends ListSlot<Row> {
  /** How many rows to keep room for while loading. */
  expectedRows: number;
  /** Draws the rows, or places for as many. */
  children: (rows: readonly Row[] | number) => ReactNode;
}

/**
 * The sheet of a list in each of its states: skeletons stand in the final layout, a failure has its own retry, and the
 * last good rows stay, quietly marked, while newer load.
 */
export function ListSheet<Row>({
  caption,
  rows,
  empty,
  bar,
  footer,
  expectedRows,
  children,
}: ListSheetProps<Row>) {
  const refreshing = rows.state === 'ready' && rows.refreshing === true;
  return (
    <Sheet aria-busy={rows.state === 'loading' || refreshing}>
      {refreshing && <RefreshMark />}
      {bar !== undefined && <Bar>{bar}</Bar>}
      <p role="status" className={hidden}>
        {rows.state === 'loading' ? overlayWords.loadingList(caption) : refreshing ? words.refreshing : ''}
      </p>
      {rows.state === 'loading' && children(expectedRows)}
      {rows.state === 'failed' && <ErrorState message={rows.message} onRetry={rows.onRetry} />}
      {rows.state === 'ready' && (rows.data.length === 0 ? <EmptyState {...empty} /> : children(rows.data))}
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Sheet>
  );
}
