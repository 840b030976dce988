import { addresses, secondAddresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const transferRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.transfer, secondAddresses.transfer],
    title: documentTitles.transfer,
    load: () => import('./TransferRoute').then(({ TransferRoute }) => TransferRoute),
    firstReads: ['/transfer?page=1', '/dashboard'],
  },
];
