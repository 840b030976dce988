import type { CancelTerms } from '@portal/ui/screens/subscriptions';
import type { QueryState } from '@portal/portal-core/calls/remote';
import { hasCancelTerms, toCancelTerms, type Cancelling } from './cancellation.mappers';
import { useListLiveSubscriptionsQuery, useListSubscriptionsQuery } from './subscriptions.api';

// Both histories send their terms with the first page, even an empty one (D71).

const ask = { query: { page: 1 }, decorative: true } as const;

const toKnownTerms = ({ data }: QueryState<Cancelling>): CancelTerms | undefined =>
  hasCancelTerms(data) ? toCancelTerms(data) : undefined;

/** The terms for cancelling a bot, before its purchase. */
export const useBotCancelTerms = (): CancelTerms | undefined => toKnownTerms(useListSubscriptionsQuery(ask));

/** The terms for cancelling a live package, before its purchase. */
export const useLiveCancelTerms = (): CancelTerms | undefined =>
  toKnownTerms(useListLiveSubscriptionsQuery(ask));
