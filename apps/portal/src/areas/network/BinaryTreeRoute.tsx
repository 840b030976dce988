import { addresses, teamListAddress } from '@portal/ui/addresses';
import { BinaryTreeScreen } from '@portal/ui/screens/network';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { portalHome } from '@portal/portal-core/browser/place';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { listOptions } from '@portal/portal-core/lists/usePagedList';
import { getReferralLinks } from '@portal/portal-core/addresses/referralLinks';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toBinaryTree, toParents } from './binaryTree.mappers';
import { networkApi, useGetBinaryTeamQuery, useLazyGetBinaryTeamQuery } from './network.api';
import type { TeamBranches } from './network.mappers';
import { useTeam } from './tree/useTeam';
import { useNameSuggestions } from './search/useNameSuggestions';
import { useTeamAddress } from './useTeamAddress';

type Team = Answer<'/binary-details'>;

const home = addresses.binaryTree;

/** Binary Tree (B §2). `?user=` starts it at a member of the team. */
export function BinaryTreeRoute() {
  const dispatch = useAppDispatch();
  const address = useTeamAddress(home);
  const names = useNameSuggestions('binary');
  const listHref = useCapability('teamList') ? teamListAddress : undefined;
  const { member } = address;
  const query = useGetBinaryTeamQuery(address.ask ?? skipToken, listOptions);
  const [read] = useLazyGetBinaryTeamQuery();
  const getTree = useCallback(
    (body: Team, branches: TeamBranches<Team>) =>
      toBinaryTree(body, branches, {
        username: member,
        links: getReferralLinks(portalHome(), member),
      }),
    [member],
  );
  const team = useTeam({
    address,
    home,
    query,
    read: (username) => read({ username }).unwrap(),
    getTree,
    aboveIn: toParents,
  });
  return (
    <BinaryTreeScreen
      {...team}
      {...names}
      listHref={listHref}
      searched={address.searched}
      toHref={address.toHref}
      onSearch={address.goTo}
      onCopy={(text) => dispatch(toastRaised('good', text))}
    />
  );
}

BinaryTreeRoute.firstQueries = () => [networkApi.endpoints.getBinaryTeam.initiate({}, firstOptions)];
