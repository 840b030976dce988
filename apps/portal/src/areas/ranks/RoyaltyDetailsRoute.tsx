import { RoyaltyDetailsScreen } from '@portal/ui/screens/ranks';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useAppDispatch } from '../../shared/store/store';
import { ranksApi, useGetRankProgressQuery, useGetRoyaltyProgressQuery } from './ranks.api';
import { rankProgressOf, royaltyOf } from './ranks.view';

/** Royalty Details (B §2). */
export function RoyaltyDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRoyaltyProgressQuery();
  const ranks = useGetRankProgressQuery({ ornament: true });
  const freshness = freshnessOf(query, () => {
    void dispatch(ranksApi.endpoints.getRoyaltyProgress.initiate({ ornament: true }, again));
  });
  return (
    <RoyaltyDetailsScreen
      royalty={remoteOf(query, royaltyOf)}
      ranks={remoteOf(ranks, (body) => rankProgressOf(body).ranks)}
      freshness={freshness}
    />
  );
}
