import { RankDetailsScreen } from '@portal/ui/screens/ranks';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useAppDispatch } from '../../shared/store/store';
import { ranksApi, useGetRankProgressQuery } from './ranks.api';
import { rankProgressOf } from './ranks.view';

/** Rank Details (B §2). */
export function RankDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRankProgressQuery();
  const freshness = freshnessOf(query, () => {
    void dispatch(ranksApi.endpoints.getRankProgress.initiate({ ornament: true }, again));
  });
  return <RankDetailsScreen progress={remoteOf(query, rankProgressOf)} freshness={freshness} />;
}
