import { addresses, secondAddresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const withdrawRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.withdraw],
    title: documentTitles.withdraw,
    load: () => import('./WithdrawRoute').then(({ WithdrawRoute }) => WithdrawRoute),
    firstReads: ['/withdraw', '/user'],
  },
  {
    paths: [addresses.withdrawals, secondAddresses.withdrawals],
    title: documentTitles.withdrawals,
    load: () => import('./WithdrawHistoryRoute').then(({ WithdrawHistoryRoute }) => WithdrawHistoryRoute),
    firstReads: ['/user/manual/withdraw/list?page=1'],
  },
];
