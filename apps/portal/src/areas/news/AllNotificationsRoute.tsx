import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { AllNotificationsScreen } from '@portal/ui/screens/news';
import { firstState } from '@portal/portal-core/lists/listState';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { imageBase } from '@portal/portal-core/fromApi/images';
import { isFiltered } from '@portal/portal-core/lists/listState';
import { useServices } from '@portal/portal-core/store/services';
import { type ListAddress, useListState } from '@portal/portal-core/lists/useListState';
import { useNow } from '@portal/portal-core/browser/useNow';
import { listOptions, usePagedList } from '@portal/portal-core/lists/usePagedList';
import { newsApi, useGetLatestNotificationsQuery, useListNotificationsQuery } from './news.api';
import { articleFields, isPaged, toNotificationsPage, toNotificationsQuery } from './news.mappers';
import { toLatestNotifications } from './unreadNews.mappers';

/**
 * A page of notifications; filtered, it is sliced from an answer with every row. If the server still pages an export,
 * the page is requested (D87).
 */
function useNotifications({ state, failure }: ListAddress) {
  const whole = { query: toNotificationsQuery({ ...state, page: 1 }), failure };
  const { currentData } = useListNotificationsQuery(isFiltered(state) ? whole : skipToken, listOptions);
  const byPage = !isFiltered(state) || (currentData !== undefined && isPaged(currentData));
  return useListNotificationsQuery(
    byPage ? { query: toNotificationsQuery(state), failure } : whole,
    listOptions,
  );
}

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

AllNotificationsRoute.firstQueries = () => [
  newsApi.endpoints.listNotifications.initiate({ query: toNotificationsQuery(firstState) }, firstOptions),
];
