import { teamListAddress } from '@portal/ui/addresses';
import type { RankDetailsScreenProps } from '@portal/ui/screens/ranks';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { toBots } from '../dashboard';
import { useGetDashboardQuery } from '../dashboard/dashboard.api';

/** The bots of both legs, and where the members are who would bring the missing ones. */
export function useLegs(): Pick<RankDetailsScreenProps, 'bots' | 'toMembers'> {
  const dashboard = useGetDashboardQuery({ decorative: true });
  const hasTeamList = useCapability('teamList');
  return {
    bots: dashboard.data && toBots(dashboard.data),
    toMembers: hasTeamList ? (leg) => `${teamListAddress}?leg=${leg}&status=unpaid` : undefined,
  };
}
