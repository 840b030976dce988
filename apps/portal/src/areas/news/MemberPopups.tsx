import { useStore } from 'react-redux';
import { useEffect } from 'react';
import { withDialogSheet } from '@portal/ui/components/overlays';
import type { Popup } from '@portal/ui/shell/Popups';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { useServices } from '@portal/portal-core/store/services';
import { type AppStore, useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useRefreshOnReturn } from '@portal/portal-core/browser/useRefreshOnReturn';
import { writeSettledPopups } from '@portal/portal-core/session/settledPopups';
import {
  useCloseNotificationPopupMutation,
  useGetLatestNotificationsQuery,
  useMarkNewsReadMutation,
  usePeekNewsQuery,
} from './news.api';
import { popupClosed, popupsFound, popupsPostponed, selectPopups } from './popups.slice';
import { getKey, toInformationPopups, toNewsPopups } from './popups.mappers';
import { usePopupChannel } from './usePopupChannel';

/** Finds popups in news and notifications, and remembers the settled ones. */
function useFoundPopups(): void {
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

// The dialog and the sanitiser load with the first popup.
const loadPopups = withDialogSheet(() => import('@portal/ui/shell/Popups').then(({ Popups }) => Popups));

/** The operator's news and notification popups (A §2, D61). Closing one marks it once, even if that fails. */
export function MemberPopups() {
  const { env } = useServices();
  const store = useStore() as AppStore;
  const { round, at } = useAppSelector(selectPopups);
  const hasFailed = useAppSelector(selectHasFailed);
  const [markNewsRead] = useMarkNewsReadMutation();
  const [closeNotificationPopup] = useCloseNotificationPopupMutation();
  const announce = usePopupChannel();
  useFoundPopups();
  const Popups = useChunk(loadPopups, round.length > 0);

  const close = (popup: Popup) => {
    const key = getKey(popup);
    // A popup closed earlier, here or in another tab, is already marked.
    if (selectPopups(store.getState()).settled.includes(key)) return;
    store.dispatch(popupClosed(key));
    announce(key);
    void (popup.kind === 'news' ? markNewsRead(popup.id) : closeNotificationPopup(popup.id));
  };

  if (!Popups || round.length === 0 || hasFailed) return null;
  return (
    <Popups
      popups={round}
      at={at}
      imageBase={new URL(`${env.imageUrl}/`, window.location.href).href}
      onClose={close}
      onPostpone={() => {
        const shown = round[at];
        if (shown) close(shown);
        store.dispatch(popupsPostponed());
      }}
    />
  );
}
