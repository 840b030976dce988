import type { FilterField } from '@portal/ui';
import type { CancelTerms } from '@portal/ui/screens/subscriptions';
import type { QueryState } from '../../shared/calls/remote';
import { toCancelTerms, noTerms, type Cancelling } from './cancellation.mappers';

/** Nothing filters either history: the calls take a page alone. */
export const unfiltered: readonly FilterField[] = [];

/** The terms of a list's last answer: undefined until there is one, none if it does not come. */
export function toTerms({ data, error, isFetching }: QueryState<Cancelling>): CancelTerms | undefined {
  if (data !== undefined) return toCancelTerms(data);
  return error !== undefined && !isFetching ? noTerms : undefined;
}
