import type { Freshness } from '@portal/ui';
import { useImperativeHandle, type Ref } from 'react';
import type { QueryState } from './remote';

interface Aged extends Pick<QueryState, 'data' | 'error' | 'isFetching'> {
  fulfilledTimeStamp?: number | undefined;
}

/** How old a query's figures are. `onRefresh` asks as an ornament does, so that a failure is said in its place (D110). */
export const toFreshness = (
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

/** What a screen has of a picture on it, whose figures come by a call of its own. */
export interface ChartHandle {
  readAgain: () => void;
}

/** One press on the screen reads its picture too, so that neither contradicts the other. */
export function useChartAgain(ref: Ref<ChartHandle> | undefined, refetch: () => unknown): void {
  useImperativeHandle(ref, () => ({ readAgain: () => void refetch() }), [refetch]);
}
