import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const dashboardRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.dashboard],
    title: documentTitles.dashboard,
    load: () => import('./DashboardRoute').then(({ DashboardRoute }) => DashboardRoute),
    firstReads: ['/dashboard'],
  },
];
