import { openChannel } from './owned/channels';
import { getFingerprint } from './fingerprint';

/**
 * Signing out in one tab signs out the tabs that share its token. Other tabs compare fingerprints and never see the
 * token (T3, T26).
 */
export interface SignOutChannel {
  announce: (token: string, ended: boolean) => void;
  /** Stops listening. */
  close: () => void;
}

/** What is said: whose token, and whether its session ended by itself. */
interface Announced {
  of: string;
  ended: boolean;
}

/** `onSignedOut` is called when another tab gave up the token that `getToken` returns here. */
export function openSignOutChannel(
  getToken: () => string | null,
  onSignedOut: (ended: boolean) => void,
): SignOutChannel {
  const channel = openChannel('member-portal-sign-out');
  if (!channel) return { announce: () => undefined, close: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<Partial<Announced> | null>) => {
    const token = getToken();
    if (token !== null && data?.of === getFingerprint(token)) onSignedOut(data.ended === true);
  };
  return {
    announce: (token, ended) => channel.postMessage({ of: getFingerprint(token), ended } satisfies Announced),
    close: () => channel.close(),
  };
}
