import { useEffect } from 'react';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { writeSettledPopups } from '@portal/portal-core/session/settledPopups';
import { useGetLatestNotificationsQuery, usePeekNewsQuery } from './news.api';
import { popupsFound, selectPopups } from './popups.slice';
import { toInformationPopups, toNewsPopups } from './popups.mappers';

/** Finds popups in news and notifications, and remembers the settled ones. */
export function useFoundPopups(): void {
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const { round, settled } = useAppSelector(selectPopups);
  const news = usePeekNewsQuery();
  const notifications = useGetLatestNotificationsQuery();
  useRefreshOnReturn(news);

  // News come first (D61), so this waits until both are loaded or failed.
  const isIn = !news.isLoading && !notifications.isLoading;
  const isFree = round.length === 0;
  useEffect(
    function findPopups() {
      if (!isIn || !isFree) return;
      const location = client.getListLocation('/news');
      dispatch(
        popupsFound([
          ...toNewsPopups(news.data, location, env.imageUrl),
          ...toInformationPopups(notifications.data),
        ]),
      );
    },
    [isIn, isFree, news.data, notifications.data, client, env, dispatch],
  );
  useEffect(
    function keepSettled() {
      writeSettledPopups(settled);
    },
    [settled],
  );
}
