import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const subscriptionsRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.subscriptions],
    title: documentTitles.subscriptions,
    load: () => import('./BotHistoryRoute').then(({ BotHistoryRoute }) => BotHistoryRoute),
    firstReads: ['/subscriptions?page=1'],
  },
  {
    paths: [addresses.liveSubscriptions],
    title: documentTitles.liveSubscriptions,
    load: () => import('./LiveHistoryRoute').then(({ LiveHistoryRoute }) => LiveHistoryRoute),
    firstReads: ['/live-subscriptions?page=1'],
  },
];
