import type { ReactNode } from 'react';
import type { Remote } from '../../remote';
import { overlayWords } from '../../text/overlayWords';
import { words } from '../../text/words';
import { hidden } from '../../theme/hidden';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import type { Column } from './column';
import { Bar, Footer, Frame, RefreshMark } from './DataList.styles';
import { ListCards } from './ListCards';
import { ListTable } from './ListTable';
import { usePhone } from './usePhone';

export interface DataListProps<Row> {
  /** What the list holds: the table's caption, read out before it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: Remote<readonly Row[]>;
  rowKey: (row: Row) => string | number;
  /** Shown for a list without rows; its title is the exact text of the place. */
  empty: EmptyStateProps;
  /** Above the rows: filter button, FilterChips. */
  bar?: ReactNode;
  /** Below the rows: Pagination. It stays while a page loads, so that focus does. */
  footer?: ReactNode;
  /** How many rows to keep room for while loading; the page size. Default 10. */
  expectedRows?: number;
}

/**
 * A list of records: a table from 768 px, cards below (DESIGN "Lists"). Skeletons stand in the final
 * layout, a failure has its own retry, and the last good rows stay, quietly marked, while newer load.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { caption, columns, rows, rowKey, empty, bar, footer, expectedRows = 10 } = props;
  const Rows = usePhone() ? ListCards : ListTable;
  const shared = { caption, columns, rowKey };
  const refreshing = rows.state === 'ready' && rows.refreshing === true;
  return (
    <Frame aria-busy={rows.state === 'loading' || refreshing}>
      {bar !== undefined && <Bar>{bar}</Bar>}
      {refreshing && <RefreshMark />}
      <p role="status" className={hidden}>
        {rows.state === 'loading' ? overlayWords.loadingList(caption) : refreshing ? words.refreshing : ''}
      </p>
      {rows.state === 'loading' && <Rows {...shared} rows={expectedRows} />}
      {rows.state === 'failed' && <ErrorState message={rows.message} onRetry={rows.onRetry} />}
      {rows.state === 'ready' &&
        (rows.data.length === 0 ? <EmptyState {...empty} /> : <Rows {...shared} rows={rows.data} />)}
      {footer !== undefined && <Footer>{footer}</Footer>}
    </Frame>
  );
}
