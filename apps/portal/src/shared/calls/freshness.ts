import type { Freshness } from '@portal/ui';
import type { QueryState } from './remote';

interface Aged extends Pick<QueryState, 'data' | 'error' | 'isFetching'> {
  fulfilledTimeStamp?: number | undefined;
}

/** How old a query's figures are. `onRefresh` asks as an ornament does, so that a failure is said in its place (D110). */
export const freshnessOf = (
  { data, error, isFetching, fulfilledTimeStamp }: Aged,
  onRefresh: () => void,
): Freshness => ({
  at: fulfilledTimeStamp,
  refreshing: isFetching,
  failed: data !== undefined && error !== undefined && !isFetching,
  onRefresh,
});

/** How a figure is read again though it is known, and kept by those who show it. */
export const again = { forceRefetch: true, subscribe: false } as const;
