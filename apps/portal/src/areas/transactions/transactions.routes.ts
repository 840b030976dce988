import { addresses, secondAddresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const transactionsRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.transactions, secondAddresses.transactions],
    title: documentTitles.transactions,
    load: () => import('./TransactionsRoute').then(({ TransactionsRoute }) => TransactionsRoute),
    firstReads: ['/transactions?page=1'],
  },
];
