import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '../../shared/routes/areaRoute';

export const newsRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.allNews],
    title: documentTitles.allNews,
    load: () => import('./AllNewsRoute').then(({ AllNewsRoute }) => AllNewsRoute),
  },
  {
    paths: [addresses.allNotifications],
    title: documentTitles.allNotifications,
    load: () => import('./AllNotificationsRoute').then(({ AllNotificationsRoute }) => AllNotificationsRoute),
  },
];
