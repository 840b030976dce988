import type { Popup } from '@portal/ui/shell/Popups';
import { useStore } from 'react-redux';
import { selectHasFailed } from '@portal/portal-core/store/failure.slice';
import { useServices } from '@portal/portal-core/store/services';
import { useAppSelector, type AppStore } from '@portal/portal-core/store/store';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useCloseNotificationPopupMutation, useMarkNewsReadMutation } from './news.api';
import { popupClosed, popupsPostponed, selectPopups } from './popups.slice';
import { getKey } from './popups.mappers';
import { useFoundPopups } from './useFoundPopups';
import { usePopupChannel } from './usePopupChannel';

// The dialog and the sanitiser load with the first popup.
const loadPopups = () => import('@portal/ui/shell/Popups').then(({ Popups }) => Popups);

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
