import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import { overlayMessages } from '../../text/overlayMessages';
import { words } from '../../text/words';
import { hidden } from '../../theme/hidden';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { LastKnown } from './LastKnown';
import { Bar, Footer, RefreshIcon, Sheet } from './ListSheet.styles';

/** What a list shows around its rows. `ListFrame` makes it. */
export interface ListSlot<Row> {
  /** What the list holds, read out before it. */
  caption: string;
  rows: Remote<readonly Row[]>;
  /** Shown when the list has no rows. Its title is the exact text of the place. */
  empty: EmptyStateProps;
  /** Above the rows: filter button, FilterChips. */
  bar?: ReactNode;
  /** Below the rows: Pagination. It stays while a page loads so that it keeps the focus. */
  footer?: ReactNode;
  /** The row whose detail is open, and the way to open or to close one. Without them the list keeps it itself. */
  opened?: string | undefined;
  onOpened?: ((id: string | undefined) => void) | undefined;
}

export interface ListSheetProps<Row> extends Omit<ListSlot<Row>, 'opened' | 'onOpened'> {
  /** How many rows to keep room for while loading. */
  expectedRows: number;
  /** Draws the rows, or skeletons for a number of rows. */
  children: (rows: readonly Row[] | number) => ReactNode;
}

/**
 * The sheet of a list in each of its states. Skeletons have the final layout, a failure has its own retry, and the last
 * good rows stay, quietly marked, while newer rows load.
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
      {refreshing && <RefreshIcon />}
      {bar !== undefined && <Bar>{bar}</Bar>}
      {rows.state === 'ready' && rows.knownAt !== undefined && <LastKnown at={rows.knownAt} />}
      <p role="status" className={hidden}>
        {rows.state === 'loading' ? overlayMessages.loadingList(caption) : refreshing ? words.refreshing : ''}
      </p>
      {rows.state === 'loading' && children(expectedRows)}
      {rows.state === 'failed' && (
        <ErrorState message={rows.message} reference={rows.reference} onRetry={rows.onRetry} />
      )}
      {rows.state === 'ready' && (rows.data.length === 0 ? <EmptyState {...empty} /> : children(rows.data))}
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Sheet>
  );
}
