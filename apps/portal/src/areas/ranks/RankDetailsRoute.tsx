import { teamListAddress } from '@portal/ui/addresses';
import { RankDetailsScreen } from '@portal/ui/screens/ranks';
import { again, toFreshness } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toBots } from '../dashboard';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';
import { ranksApi, useGetRankProgressQuery } from './ranks.api';
import { toRankProgress } from './ranks.mappers';

/** Rank Details (B §2). */
export function RankDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRankProgressQuery();
  const freshness = toFreshness(query, () => {
    void dispatch(ranksApi.endpoints.getRankProgress.initiate({ decorative: true }, again));
  });
  const dashboard = useGetDashboardQuery({ decorative: true });
  const hasTeamList = useCapability('teamList');
  return (
    <RankDetailsScreen
      progress={toRemote(query, toRankProgress)}
      freshness={freshness}
      bots={dashboard.data && toBots(dashboard.data)}
      toMembers={hasTeamList ? (leg) => `${teamListAddress}?leg=${leg}` : undefined}
    />
  );
}
