import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { openChannel } from '@portal/portal-core/session/owned/channels';
import { popupClosed } from './popups.slice';

/** Sends closed popups to the member's other tabs, so none shows or marks them again (T26). */
interface PopupChannel {
  announce: (key: string) => void;
  /** Stops listening. */
  close: () => void;
}

/** Calls `onClose` with the key of a popup that the same member closed in another tab. */
export function openPopupChannel(username: string, onClose: (key: string) => void): PopupChannel {
  const channel = openChannel('member-portal-popups');
  if (!channel) return { announce: () => undefined, close: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { member, key } = (data ?? {}) as { member?: unknown; key?: unknown };
    if (member === username && typeof key === 'string') onClose(key);
  };
  return {
    announce: (key) => channel.postMessage({ member: username, key }),
    close: () => channel.close(),
  };
}

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
