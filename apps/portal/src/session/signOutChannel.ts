const channelName = 'member-portal-sign-out';

/** Tells two tokens apart without being one: other tabs compare marks and never see the token (T3, T26). */
function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

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
