import { useEffect } from 'react';
import { useServices } from '../../app/services';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { useRefreshOnReturn } from '../../app/useRefreshOnReturn';
import { writeSettledPopups } from '../../session/settledPopups';
import { useGetLatestNotificationsQuery, usePeekNewsQuery } from './news.api';
import { popupsFound, selectPopups } from './popups.slice';
import { informationPopupsOf, newsPopupsOf } from './popups.view';

/** Looks for popups in what the server says of news and notifications, and keeps which are done with. */
export function useFoundPopups(): void {
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const { round, settled } = useAppSelector(selectPopups);
  const news = usePeekNewsQuery();
  const notifications = useGetLatestNotificationsQuery();
  useRefreshOnReturn(news);

  // Both are in, or have failed: news go first (D61).
  const isIn = !news.isLoading && !notifications.isLoading;
  const isFree = round.length === 0;
  useEffect(
    function findPopups() {
      if (!isIn || !isFree) return;
      const place = client.placeOf('/news');
      dispatch(
        popupsFound([
          ...newsPopupsOf(news.data, place, env.imageUrl),
          ...informationPopupsOf(notifications.data),
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
