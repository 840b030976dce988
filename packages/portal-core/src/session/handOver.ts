import { isSession, noSession, type SessionData } from './session';
import { openChannel, shareLock } from './owned/channels';
import { toOwnName } from './owned/names';
import type { Store } from './owned/store';
import { readSession, writeSession } from './storage';

// firstPaint/begin.js shares the name and looks for locks with it before any script loads.
const channelName = 'member-portal-session';

/** A request names the channel for its answer, which has a random name. */
const isAsker = (data: unknown): data is string => typeof data === 'string' && /^[0-9a-f]{32}$/.test(data);

/** An operator's session and one without a second factor stay in their tab. */
const mayBeGiven = (session: SessionData) => isSession(session) && !session.asUser && !session.direct;

/**
 * Shares this tab's session once with a new tab of the same portal that requests it (ADR 24). A tab without a session
 * answers null, because the requester waits for every tab (T37). Returns a cleanup function.
 */
export function openHandOver(getSession: () => SessionData): () => void {
  const channel = openChannel(channelName);
  if (!channel) return () => undefined;
  const answered = new Set<string>();
  // The requester counts only answers of tabs with a lock.
  let isKnown = false;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isKnown || !isAsker(data) || answered.has(data)) return;
    const session = getSession();
    answered.add(data);
    const asker = openChannel(`${channelName}-${data}`);
    asker?.postMessage(mayBeGiven(session) ? session : null);
    asker?.close();
  };
  const leave = shareLock(channelName, () => (isKnown = true));
  return () => {
    leave();
    channel.close();
  };
}

const parseText = (value: unknown) => (typeof value === 'string' ? value : null);
const parseFlag = (value: unknown) => (typeof value === 'number' ? value : null);

/** The result of firstPaint/begin.js: the session that all other tabs agree on, and its channel. */
interface HandedOver {
  channel: unknown;
  session: unknown;
}

/**
 * Stores another tab's session in this tab, and returns whether there is one. A tab with a session keeps it, and one of
 * another portal is ignored (T38).
 */
export function takeHandedOver(given: unknown, store: Store | undefined): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { channel, session } = given as Partial<HandedOver>;
  if (channel !== toOwnName(channelName) || isSession(readSession(store))) return false;
  if (typeof session !== 'object' || session === null) return false;
  const { token, status, username, email, authType, binary, singleLeg } = session as Partial<
    Record<keyof SessionData, unknown>
  >;
  writeSession(store, {
    ...noSession,
    token: parseText(token),
    status: parseText(status),
    username: parseText(username),
    email: parseText(email),
    authType: parseText(authType),
    binary: parseFlag(binary),
    singleLeg: parseFlag(singleLeg),
  });
  // The same checks apply as after a reload.
  if (isSession(readSession(store))) return true;
  writeSession(store, noSession);
  return false;
}
