import type { FilterField } from '@portal/ui';
import type { CancelTerms } from '@portal/ui/screens/subscriptions';
import type { QueryState } from '../../shared/calls/remote';
import { cancelTermsOf, noTerms, type Cancelling } from './cancellation.view';

/** Nothing filters either history: the calls take a page alone. */
export const unfiltered: readonly FilterField[] = [];

/** The terms of a list's last answer: undefined until there is one, none if it does not come. */
export function termsOf({ data, error, isFetching }: QueryState<Cancelling>): CancelTerms | undefined {
  if (data !== undefined) return cancelTermsOf(data);
  return error !== undefined && !isFetching ? noTerms : undefined;
}
