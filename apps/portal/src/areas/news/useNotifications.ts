import { skipToken } from '@reduxjs/toolkit/query';
import { isFiltered } from '../../shared/lists/listState';
import type { ListAddress } from '../../shared/lists/useListState';
import { listOptions } from '../../shared/lists/usePagedList';
import { useListNotificationsQuery } from './news.api';
import { isPaged, toNotificationsQuery } from './news.mappers';

/**
 * The answer for a page of notifications. Unfiltered, it is that page. Filtered, it is every row at once, and the pages
 * are cut from it here without another call. A server that pages an export all the same is asked for the page (D87).
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
