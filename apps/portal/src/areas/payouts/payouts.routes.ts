import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const payoutsRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.payouts],
    title: documentTitles.payouts,
    load: () => import('./PayoutsRoute').then(({ PayoutsRoute }) => PayoutsRoute),
    firstReads: ['/payouts?page=1'],
  },
  {
    paths: [addresses.year],
    title: documentTitles.year,
    load: () => import('./YearRoute').then(({ YearRoute }) => YearRoute),
  },
];
