import type { CancelTerms } from '@portal/ui/screens/subscriptions';
import type { QueryState } from '@portal/portal-core/calls/remote';
import { toCancelTerms, type Cancelling } from './cancellation.mappers';
import { useListLiveSubscriptionsQuery, useListSubscriptionsQuery } from './subscriptions.api';

// Both histories send their terms with the first page, even an empty one (D71).

const ask = { query: { page: 1 }, decorative: true } as const;

/** A failure has no terms, which is not the same as an answer without any. */
const toKnownTerms = ({ data }: QueryState<Cancelling>): CancelTerms | undefined =>
  data === undefined ? undefined : toCancelTerms(data);

/** The terms for cancelling a bot, before its purchase. */
export const useBotCancelTerms = (): CancelTerms | undefined => toKnownTerms(useListSubscriptionsQuery(ask));

/** The terms for cancelling a live package, before its purchase. */
export const useLiveCancelTerms = (): CancelTerms | undefined =>
  toKnownTerms(useListLiveSubscriptionsQuery(ask));
