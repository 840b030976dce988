import { addresses, mt5DepositPattern } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const depositRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.deposit, mt5DepositPattern],
    title: documentTitles.deposit,
    load: () => import('./DepositRoute').then(({ DepositRoute }) => DepositRoute),
  },
];
