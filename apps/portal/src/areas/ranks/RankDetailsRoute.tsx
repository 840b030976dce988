import { RankDetailsScreen } from '@portal/ui/screens/ranks';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { portalToday } from '@portal/ui/text/format/dates';
import { useNow } from '@portal/portal-core/browser/useNow';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import { ranksApi, useGetRankProgressQuery, useGetRoyaltyProgressQuery } from './ranks.api';
import { useLegs } from './useLegs';
import { toRankProgress, toRoyalty } from './ranks.mappers';

/** Rank Details (B §2). */
export function RankDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRankProgressQuery();
  const royalty = useGetRoyaltyProgressQuery({ decorative: true });
  const dashboard = useGetDashboardQuery({ decorative: true });
  const isKnown = [royalty, dashboard].every(({ data, isError }) => data !== undefined || isError);
  const now = useNow();
  const freshness = toFreshness(query, () => {
    void dispatch(ranksApi.endpoints.getRankProgress.initiate({ decorative: true }, refetchOptions));
  });
  return (
    <RankDetailsScreen
      progress={toRemote(query, toRankProgress)}
      freshness={freshness}
      legs={useLegs()}
      royaltyRanks={isKnown ? (royalty.data ? toRoyalty(royalty.data).requiredRanks : []) : undefined}
      now={portalToday(now)}
    />
  );
}

RankDetailsRoute.firstQueries = () => [
  ranksApi.endpoints.getRankProgress.initiate(undefined, firstOptions),
  ranksApi.endpoints.getRoyaltyProgress.initiate({ decorative: true }, firstOptions),
  dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, firstOptions),
];
