import { addresses } from '@portal/ui/addresses';
import { DirectTreeScreen } from '@portal/ui/screens/network';
import { networkTexts } from '@portal/ui/text/messages';
import { skipToken } from '@reduxjs/toolkit/query';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { listOptions } from '@portal/portal-core/lists/usePagedList';
import { toDirectTree, toSponsors } from './directTree.mappers';
import { networkApi, useGetDirectTeamQuery, useLazyGetDirectTeamQuery } from './network.api';
import { useTeam } from './tree/useTeam';
import { useNameSuggestions } from './search/useNameSuggestions';
import { useTeamAddress } from './useTeamAddress';

const home = addresses.directTree;

/** Direct Tree (B §2). `?user=` starts it at a member of the team. */
export function DirectTreeRoute() {
  const dispatch = useAppDispatch();
  const address = useTeamAddress(home);
  const names = useNameSuggestions('direct');
  const query = useGetDirectTeamQuery(address.ask ?? skipToken, listOptions);
  const [read] = useLazyGetDirectTeamQuery();
  const team = useTeam({
    address,
    home,
    query,
    read: (username, page) => read({ username, ...(page !== undefined && { page }) }).unwrap(),
    failure: networkTexts.noDataFound,
    getTree: toDirectTree,
    aboveIn: toSponsors,
  });
  return (
    <DirectTreeScreen
      {...team}
      {...names}
      searched={address.searched}
      toHref={address.toHref}
      onSearch={address.goTo}
      onCopy={(text) => dispatch(toastRaised('good', text))}
    />
  );
}

DirectTreeRoute.firstQueries = () => [networkApi.endpoints.getDirectTeam.initiate({}, firstOptions)];
