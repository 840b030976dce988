import { openChannel } from '@portal/portal-core/session/owned/channels';

/** Sends closed popups to the member's other tabs, so none shows or marks them again (T26). */
export interface PopupChannel {
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
