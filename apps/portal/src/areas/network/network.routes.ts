import { addresses, teamListAddress } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const networkRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.directTree],
    title: documentTitles.directTree,
    load: () => import('./DirectTreeRoute').then(({ DirectTreeRoute }) => DirectTreeRoute),
    firstReads: ['/directTeam'],
  },
  {
    paths: [addresses.binaryTree],
    title: documentTitles.binaryTree,
    load: () => import('./BinaryTreeRoute').then(({ BinaryTreeRoute }) => BinaryTreeRoute),
    firstReads: ['/binary-details'],
  },
  {
    paths: [addresses.downline],
    title: documentTitles.downline,
    load: () => import('./DownlineRoute').then(({ DownlineRoute }) => DownlineRoute),
    firstReads: ['/user-team-details'],
  },
  {
    paths: [addresses.directReferrals],
    title: documentTitles.directReferrals,
    load: () => import('./DirectReferralsRoute').then(({ DirectReferralsRoute }) => DirectReferralsRoute),
  },
  {
    paths: [teamListAddress],
    title: documentTitles.teamList,
    load: () => import('./TeamListRoute').then(({ TeamListRoute }) => TeamListRoute),
  },
];
