import { addresses, secondAddresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const purchaseRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.packages, secondAddresses.packages],
    title: documentTitles.packages,
    load: () => import('./PackagesRoute').then(({ PackagesRoute }) => PackagesRoute),
    firstReads: ['/packages', '/dashboard'],
  },
  {
    paths: [addresses.livePackages],
    title: documentTitles.livePackages,
    load: () => import('./LivePackagesRoute').then(({ LivePackagesRoute }) => LivePackagesRoute),
    firstReads: ['/live-packages'],
  },
];
