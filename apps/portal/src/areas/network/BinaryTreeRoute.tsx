import { BinaryTreeScreen } from '@portal/ui/screens/network';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { useAppDispatch } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { listOptions } from '../../app/usePagedList';
import { referralLinksOf } from '../dashboard/dashboard.view';
import { binaryTreeOf, parentsOf } from './binaryTree.view';
import { useGetBinaryTeamQuery, useLazyGetBinaryTeamQuery } from './network.api';
import type { TeamBranches } from './network.view';
import { useTeam } from './useTeam';
import { useTeamAddress } from './useTeamAddress';

const home = '/user/binaryList';

/** Binary Tree (B §2). `?user=` begins it with a member of the team. */
export function BinaryTreeRoute() {
  const dispatch = useAppDispatch();
  const address = useTeamAddress(home);
  const { member } = address;
  const query = useGetBinaryTeamQuery(address.ask ?? skipToken, listOptions);
  const [read] = useLazyGetBinaryTeamQuery();
  const treeOf = useCallback(
    (body: unknown, branches: TeamBranches) =>
      binaryTreeOf(body, branches, {
        username: member,
        links: referralLinksOf(window.location.origin, member),
      }),
    [member],
  );
  const team = useTeam({
    address,
    home,
    query,
    read: (username) => read({ username }).unwrap(),
    treeOf,
    aboveIn: parentsOf,
  });
  return (
    <BinaryTreeScreen
      {...team}
      searched={address.searched}
      hrefOf={address.hrefOf}
      onSearched={address.goTo}
      onCopied={(text) => dispatch(toastRaised('good', text))}
    />
  );
}
