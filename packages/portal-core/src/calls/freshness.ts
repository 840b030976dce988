import type { Freshness } from '@portal/ui';
import { useImperativeHandle, type Ref } from 'react';
import type { QueryState } from './remote';
import { refetchIfStarted } from './refetchIfStarted';

interface Aged extends Pick<QueryState, 'data' | 'error' | 'isFetching'> {
  fulfilledTimeStamp?: number | undefined;
}

/** The age of a query's data. `onRefresh` refetches as a decorative query, so a failure shows in place (D110). */
export const toFreshness = (
  { data, error, isFetching, fulfilledTimeStamp }: Aged,
  onRefresh: () => void,
): Freshness => ({
  at: fulfilledTimeStamp,
  refreshing: isFetching,
  failed: data !== undefined && error !== undefined && !isFetching,
  onRefresh,
});

/** Refetches cached data without another subscription. */
export const refetchOptions = { forceRefetch: true, subscribe: false } as const;

/**
 * In seconds: a screen of money refetches at each visit, because balances and prices decide. The answer that arrived
 * with the page (`firstReads`) is of this visit, though the hook subscribes only once a slow processor has drawn it.
 */
export const visitOptions = { refetchOnMountOrArgChange: 5 } as const;

/** A screen's handle on a chart with its own query. */
export interface ChartHandle {
  readAgain: () => void;
}

/** A refresh of the screen also refetches its chart, so they never differ. */
export function useChartRefresh(ref: Ref<ChartHandle> | undefined, refetch: () => unknown): void {
  useImperativeHandle(ref, () => ({ readAgain: () => void refetchIfStarted(refetch) }), [refetch]);
}
