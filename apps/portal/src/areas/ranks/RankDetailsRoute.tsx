import { RankDetailsScreen } from '@portal/ui/screens/ranks';
import { again, toFreshness } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { ranksApi, useGetRankProgressQuery } from './ranks.api';
import { useLegs } from './useLegs';
import { toRankProgress } from './ranks.mappers';

/** Rank Details (B §2). */
export function RankDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRankProgressQuery();
  const freshness = toFreshness(query, () => {
    void dispatch(ranksApi.endpoints.getRankProgress.initiate({ decorative: true }, again));
  });
  return (
    <RankDetailsScreen progress={toRemote(query, toRankProgress)} freshness={freshness} {...useLegs()} />
  );
}
