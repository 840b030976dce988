import { fingerprintOf } from './fingerprint';

// Other tabs compare fingerprints and never see the token (T3, T26).
const channelName = 'member-portal-sign-out';

/** Signing out in one tab signs out the tabs that share its token. */
export interface SignOutChannel {
  announce: (token: string) => void;
  /** Stops listening. */
  close: () => void;
}

/** `onSignedOut` is called when another tab gave up the token that `getToken` returns here. */
export function openSignOutChannel(getToken: () => string | null, onSignedOut: () => void): SignOutChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const token = getToken();
    if (token !== null && data === fingerprintOf(token)) onSignedOut();
  };
  return {
    announce: (token) => channel.postMessage(fingerprintOf(token)),
    close: () => channel.close(),
  };
}
