import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const profileRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.profile],
    title: documentTitles.profile,
    load: () => import('./ProfileRoute').then(({ ProfileRoute }) => ProfileRoute),
    firstReads: ['/user', '/country'],
  },
  {
    paths: [addresses.security],
    title: documentTitles.security,
    load: () => import('./security/SecurityRoute').then(({ SecurityRoute }) => SecurityRoute),
    firstReads: ['/user', '/authentication', '/kyc-list?page=1', '/logs?page=1'],
  },
];
