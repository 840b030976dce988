import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const mt5Routes: readonly AreaRoute[] = [
  {
    paths: [addresses.mt5Account],
    title: documentTitles.mt5Account,
    load: () => import('./Mt5AccountRoute').then(({ Mt5AccountRoute }) => Mt5AccountRoute),
    firstReads: ['/user'],
  },
];
