import { loadOverlays } from '@portal/ui/components/overlays';
import { dashboardRoutes } from '../../areas/dashboard/dashboard.routes';
import { depositRoutes } from '../../areas/deposit/deposit.routes';
import { kycRoutes } from '../../areas/kyc/kyc.routes';
import { mt5Routes } from '../../areas/mt5/mt5.routes';
import { networkRoutes } from '../../areas/network/network.routes';
import { newsRoutes } from '../../areas/news/news.routes';
import { payoutsRoutes } from '../../areas/payouts/payouts.routes';
import { profileRoutes } from '../../areas/profile/profile.routes';
import { purchaseRoutes } from '../../areas/purchase/purchase.routes';
import { ranksRoutes } from '../../areas/ranks/ranks.routes';
import { subscriptionsRoutes } from '../../areas/subscriptions/subscriptions.routes';
import { ticketsRoutes } from '../../areas/tickets/tickets.routes';
import { transactionsRoutes } from '../../areas/transactions/transactions.routes';
import { transferRoutes } from '../../areas/transfer/transfer.routes';
import { withdrawRoutes } from '../../areas/withdraw/withdraw.routes';
import { getAddresses } from '../portalRoute';

/** The member screens (A §2, B §2). They are in a separate module, because visitors don't need them. */
export const memberScreens = [
  ...dashboardRoutes,
  ...profileRoutes,
  ...kycRoutes,
  ...depositRoutes,
  ...purchaseRoutes,
  ...subscriptionsRoutes,
  ...mt5Routes,
  ...withdrawRoutes,
  ...transferRoutes,
  ...transactionsRoutes,
  ...payoutsRoutes,
  ...networkRoutes,
  ...ranksRoutes,
  ...ticketsRoutes,
  ...newsRoutes,
];

export const memberRoutes = memberScreens.flatMap(getAddresses);

/** Prefetches the dialogs of the loaded screens. */
export const warmOverlays = loadOverlays;
