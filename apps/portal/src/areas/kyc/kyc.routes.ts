import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const kycRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.kyc],
    title: documentTitles.kyc,
    load: () => import('./KycRoute').then(({ KycRoute }) => KycRoute),
    firstReads: ['/get-doc-type', '/kyc-list?page=1&per_page=100'],
  },
];
