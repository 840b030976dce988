import { toTeamTablePath } from '@portal/ui/addresses';
import type { RankDetailsScreenProps } from '@portal/ui/screens/ranks';
import { toWaitingBots, type Leg } from '@portal/ui/text/legs/legs';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useServices } from '@portal/portal-core/store/services';
import { toBots } from '../dashboard';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useListTeamQuery } from '../network/network.api';
import { toUnpaid } from './ranks.mappers';

/** The bots of both legs, and the members who would bring the missing ones. Undefined without the bots (D113). */
export function useLegs(): RankDetailsScreenProps['legs'] {
  const { client } = useServices();
  const dashboard = useGetDashboardQuery({ decorative: true });
  const hasTeamList = useCapability('teamList');
  const bots = dashboard.data && toBots(dashboard.data);
  const weak = bots && toWaitingBots(bots).weak;
  const team = useListTeamQuery(
    { query: { leg: weak, status: 'unpaid', sort: 'level', direction: 'asc', page: 1 }, decorative: true },
    { skip: !hasTeamList || weak === undefined },
  );
  if (!dashboard.data && !dashboard.isError) return 'loading';
  if (!bots) return undefined;
  if (!hasTeamList) return { bots };
  const toFilters = (leg: Leg) => ({ leg, status: 'unpaid' });
  const found = weak && team.currentData;
  const isWaiting = weak !== undefined && !team.currentData && !team.isError;
  return {
    bots,
    toMembers: (leg) => toTeamTablePath(toFilters(leg)),
    ...(isWaiting && { nearest: 'loading' }),
    ...(found &&
      toUnpaid(
        found,
        client.getListLocation('/team-list'),
        weak,
        toTeamTablePath({ ...toFilters(weak), sort: 'level-asc' }),
      )),
  };
}
