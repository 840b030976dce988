import { RoyaltyDetailsScreen } from '@portal/ui/screens/ranks';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { toFailedPart, toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { portalToday } from '@portal/ui/text/format/dates';
import { useNow } from '@portal/portal-core/browser/useNow';
import { ranksApi, useGetRankProgressQuery, useGetRoyaltyProgressQuery } from './ranks.api';
import { useLegs } from './useLegs';
import { isUnreadableRoyalty, toRankProgress, toRoyalty } from './ranks.mappers';

/** The chart loads after the figures. */
const loadMonths = () => import('../payouts').then(({ RoyaltyPart }) => RoyaltyPart);

/** Royalty Details (B §2). */
export function RoyaltyDetailsRoute() {
  const dispatch = useAppDispatch();
  const query = useGetRoyaltyProgressQuery();
  const ranks = useGetRankProgressQuery({ decorative: true });
  const freshness = toFreshness(query, () => {
    void dispatch(ranksApi.endpoints.getRoyaltyProgress.initiate({ decorative: true }, refetchOptions));
    void dispatch(ranksApi.endpoints.getRankProgress.initiate({ decorative: true }, refetchOptions));
  });
  const isUnreadable = query.data !== undefined && isUnreadableRoyalty(query.data);
  const Months = useChunk(loadMonths, query.data !== undefined);
  return (
    <RoyaltyDetailsScreen
      royalty={toRemote(isUnreadable ? toFailedPart(query) : query, toRoyalty)}
      ranks={toRemote(ranks, (body) => toRankProgress(body).ranks)}
      pairs={ranks.data && toRankProgress(ranks.data)}
      freshness={freshness}
      months={Months && <Months />}
      legs={useLegs()}
      now={portalToday(useNow())}
    />
  );
}

RoyaltyDetailsRoute.firstQueries = () => [
  ranksApi.endpoints.getRoyaltyProgress.initiate(undefined, firstOptions),
  ranksApi.endpoints.getRankProgress.initiate({ decorative: true }, firstOptions),
];
