import { markOf } from './mark';

// Other tabs compare marks and never see the token (T3, T26).
const channelName = 'member-portal-sign-out';

/** Signing out in one tab signs out the tabs that share its token. */
export interface SignOutChannel {
  announce: (token: string) => void;
  /** Ends the listening. */
  close: () => void;
}

/** `onSignedOut` is called when another tab gave up the token that `getToken` has here. */
export function openSignOutChannel(getToken: () => string | null, onSignedOut: () => void): SignOutChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const token = getToken();
    if (token !== null && data === markOf(token)) onSignedOut();
  };
  return {
    announce: (token) => channel.postMessage(markOf(token)),
    close: () => channel.close(),
  };
}
