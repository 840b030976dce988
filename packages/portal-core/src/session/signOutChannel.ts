import { openChannel } from './owned/channels';
import { getFingerprint } from './fingerprint';

/**
 * A sign-out in one tab signs out all tabs with the same token. Tabs compare fingerprints and never send the token (T3,
 * T26).
 */
export interface SignOutChannel {
  announce: (token: string, ended: boolean) => void;
  /** Stops listening. */
  close: () => void;
}

/** The message: the token's fingerprint, and whether its session expired. */
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
