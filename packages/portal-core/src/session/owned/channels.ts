import { toOwnName } from './names';

/** The channels between this portal's tabs. firstPaint/begin.js sends its request on the first. */
type ChannelName = 'member-portal-session' | 'member-portal-sign-out' | 'member-portal-popups';

/** Opens a channel to this portal's tabs; undefined if the browser has none. */
export const openChannel = (name: ChannelName | `member-portal-session-${string}`) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(toOwnName(name));

/**
 * Holds a shared lock together with this portal's other tabs; `onHeld` is called when it is held. Returns a cleanup
 * function.
 */
export function shareLock(name: ChannelName, onHeld: () => void): () => void {
  const leaving = new AbortController();
  const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
  const { locks } = (globalThis as { navigator?: Partial<Navigator> }).navigator ?? {};
  const hold = () => {
    onHeld();
    return left;
  };
  // A closing page is refused its lock and no longer needs it.
  locks?.request(toOwnName(name), { mode: 'shared' }, hold).catch(() => undefined);
  return () => leaving.abort();
}
