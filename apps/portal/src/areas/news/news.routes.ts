import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const newsRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.allNews],
    title: documentTitles.allNews,
    load: () => import('./AllNewsRoute').then(({ AllNewsRoute }) => AllNewsRoute),
    firstReads: ['/news?page=1'],
  },
  {
    paths: [addresses.allNotifications],
    title: documentTitles.allNotifications,
    load: () => import('./AllNotificationsRoute').then(({ AllNotificationsRoute }) => AllNotificationsRoute),
    firstReads: ['/all-notifications?page=1'],
  },
];
