import { RoyaltyDetailsScreen } from '@portal/ui/screens/ranks';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useAppDispatch } from '../../shared/store/store';
import { ranksApi, useGetRoyaltyProgressQuery } from './ranks.api';
import { royaltyOf } from './ranks.view';

/** Royalty Details (B §2). */
export function RoyaltyDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRoyaltyProgressQuery();
  const freshness = freshnessOf(query, () => {
    void dispatch(ranksApi.endpoints.getRoyaltyProgress.initiate({ ornament: true }, again));
  });
  return <RoyaltyDetailsScreen royalty={remoteOf(query, royaltyOf)} freshness={freshness} />;
}
