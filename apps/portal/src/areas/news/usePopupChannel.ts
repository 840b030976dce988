import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { openPopupChannel, type PopupChannel } from './popupChannel';
import { popupClosed } from './popups.slice';

/** Receives popups closed in other tabs, and returns a function that announces those closed here. */
export function usePopupChannel(): (key: string) => void {
  const dispatch = useAppDispatch();
  const { username } = useAppSelector(selectSession);
  const channel = useRef<PopupChannel>(null);
  useEffect(
    function listenToOtherTabs() {
      const opened = openPopupChannel(username ?? '', (key) => dispatch(popupClosed(key)));
      channel.current = opened;
      return () => opened.close();
    },
    [username, dispatch],
  );
  return (key) => channel.current?.announce(key);
}
