import { AllNotificationsScreen } from '@portal/ui/screens/news';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { imageBase } from '@portal/portal-core/fromApi/images';
import { isFiltered } from '@portal/portal-core/lists/listState';
import { useServices } from '@portal/portal-core/store/services';
import { useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { usePagedList } from '@portal/portal-core/lists/usePagedList';
import { useGetLatestNotificationsQuery } from './news.api';
import { articleFields, toNotificationsPage } from './news.mappers';
import { toLatestNotifications } from './unreadNews.mappers';
import { useNotifications } from './useNotifications';

/**
 * All Notifications (B §2); `#notification-31` shows that one, if it is on the page. The bell marks them as seen before
 * this opens (D62), so this marks nothing.
 */
export function AllNotificationsRoute() {
  const { client, env } = useServices();
  const { hash } = useLocation();
  const now = useNow();
  const address = useListState(articleFields);
  const query = useNotifications(address);
  // The bell's number as of the visit. It counts the newest, which are on the first page.
  const latest = useGetLatestNotificationsQuery().data;
  const [first, setFirst] = useState(latest);
  if (first === undefined && latest !== undefined) setFirst(latest);
  const unread = first && toLatestNotifications(first).unreadCount;
  const notifications = usePagedList(address, query, (body, state) =>
    toNotificationsPage(
      body,
      client.getListLocation('/all-notifications'),
      isFiltered(state) ? state.page : undefined,
      isFiltered(state) || state.page > 1 ? 0 : unread,
    ),
  );
  return (
    <AllNotificationsScreen
      notifications={notifications}
      now={now}
      imageBase={imageBase(env.imageUrl, window.location.href)}
      linkedId={hash.slice(1)}
    />
  );
}
