import { skipToken } from '@reduxjs/toolkit/query';
import { isFiltered } from '@portal/portal-core/lists/listState';
import type { ListAddress } from '@portal/portal-core/lists/useListState';
import { listOptions } from '@portal/portal-core/lists/usePagedList';
import { useListNotificationsQuery } from './news.api';
import { isPaged, toNotificationsQuery } from './news.mappers';

/**
 * A page of notifications; filtered, it is sliced from an answer with every row. If the server still pages an export,
 * the page is requested (D87).
 */
export function useNotifications({ state, failure }: ListAddress) {
  const whole = { query: toNotificationsQuery({ ...state, page: 1 }), failure };
  const { currentData } = useListNotificationsQuery(isFiltered(state) ? whole : skipToken, listOptions);
  const byPage = !isFiltered(state) || (currentData !== undefined && isPaged(currentData));
  return useListNotificationsQuery(
    byPage ? { query: toNotificationsQuery(state), failure } : whole,
    listOptions,
  );
}
