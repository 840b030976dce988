import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const ranksRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.rank],
    title: documentTitles.rank,
    load: () => import('./RankDetailsRoute').then(({ RankDetailsRoute }) => RankDetailsRoute),
    firstReads: ['/rank/incomes', '/pool/incomes', '/dashboard'],
  },
  {
    paths: [addresses.royalty],
    title: documentTitles.royalty,
    load: () => import('./RoyaltyDetailsRoute').then(({ RoyaltyDetailsRoute }) => RoyaltyDetailsRoute),
    firstReads: ['/pool/incomes', '/rank/incomes'],
  },
];
