import { teamListAddress } from '@portal/ui/addresses';
import { toWaitingBots, type Leg, type RankDetailsScreenProps } from '@portal/ui/screens/ranks';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { toBots } from '../dashboard';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useListTeamQuery } from '../network/network.api';
import { toNearest } from './ranks.mappers';

/** The bots of both legs, and the members who would bring the missing ones. */
export function useLegs(): Pick<RankDetailsScreenProps, 'bots' | 'toMembers' | 'nearest'> {
  const dashboard = useGetDashboardQuery({ decorative: true });
  const hasTeamList = useCapability('teamList');
  const bots = dashboard.data && toBots(dashboard.data);
  const weak = bots && toWaitingBots(bots).weak;
  const team = useListTeamQuery(
    { query: { leg: weak, status: 'unpaid', sort: 'level', direction: 'asc', page: 1 }, decorative: true },
    { skip: !hasTeamList || weak === undefined },
  );
  if (!hasTeamList) return { bots };
  const toSearch = (leg: Leg) => `?leg=${leg}&status=unpaid`;
  return {
    bots,
    toMembers: (leg) => `${teamListAddress}${toSearch(leg)}`,
    nearest: weak && team.currentData && toNearest(team.currentData, `${toSearch(weak)}&sort=level-asc`),
  };
}
