import { toOwnName } from './names';

/** The channels between the tabs of this portal. firstPaint/begin.js asks on the first. */
type ChannelName = 'member-portal-session' | 'member-portal-sign-out' | 'member-portal-popups';

/** Opens a channel to this portal's tabs; undefined where the browser has none. */
export const openChannel = (name: ChannelName | `member-portal-session-${string}`) =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(toOwnName(name));

/** Holds a lock together with this portal's other tabs; `onHeld` is called once it does. Returns what lets go of it. */
export function shareLock(name: ChannelName, onHeld: () => void): () => void {
  const leaving = new AbortController();
  const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
  const { locks } = (globalThis as { navigator?: Partial<Navigator> }).navigator ?? {};
  const hold = () => {
    onHeld();
    return left;
  };
  // A page that is being closed is refused its lock, which nobody needs any more.
  locks?.request(toOwnName(name), { mode: 'shared' }, hold).catch(() => undefined);
  return () => leaving.abort();
}
