import { isSession, noSession, type SessionData } from './session';
import { openChannel, shareLock } from './owned/channels';
import { toOwnName } from './owned/names';
import type { Store } from './owned/store';
import { readSession, writeSession } from './storage';

// firstPaint/begin.js shares the name: it asks there, before any script has come, where tabs hold a lock of that name.
const channelName = 'member-portal-session';

/** A tab that asks says where it listens for the answer: at a name that it has just drawn by lot. */
const isAsker = (data: unknown): data is string => typeof data === 'string' && /^[0-9a-f]{32}$/.test(data);

/** An operator's session, and one without a second factor, stay in their tab. */
const mayBeGiven = (session: SessionData) => isSession(session) && !session.asUser && !session.direct;

/**
 * Gives this tab's session to a new tab of the same portal that asks for one (ADR 24): to that tab alone, and once. Not
 * to one that merely listens. The asker counts the tabs that hold the lock and waits for each, so a tab that has none to
 * give answers null (T37). Returns a cleanup function.
 */
export function openHandOver(getSession: () => SessionData): () => void {
  const channel = openChannel(channelName);
  if (!channel) return () => undefined;
  const answered = new Set<string>();
  // The asker counts an answer as that of a tab that it knows by its lock.
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

/** What firstPaint/begin.js leaves: the session that every other tab agrees on, and the channel it came from. */
interface HandedOver {
  channel: unknown;
  session: unknown;
}

/**
 * Begins the session that another tab has given, in this tab's own storage; returns whether there is one. A tab that has
 * a session keeps it, and one of another portal is nobody's here (T38).
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
  // What is read is held to the same rules as after a reload.
  if (isSession(readSession(store))) return true;
  writeSession(store, noSession);
  return false;
}
