import type { FilterField } from '@portal/ui';
import type { CancelTerms } from '@portal/ui/screens/subscriptions';
import type { QueryState } from '@portal/portal-core/calls/remote';
import { toCancelTerms, noTerms, type Cancelling } from './cancellation.mappers';

/** Neither history has filters, because the calls accept only a page. */
export const unfiltered: readonly FilterField[] = [];

/** The terms of a list's last answer: undefined while loading, empty after a failure. */
export function toTerms({ data, error, isFetching }: QueryState<Cancelling>): CancelTerms | undefined {
  if (data !== undefined) return toCancelTerms(data);
  return error !== undefined && !isFetching ? noTerms : undefined;
}
