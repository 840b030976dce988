import { isSession, noSession, type SessionData } from './session';
import { readSession, writeSession, type Store } from './storage';

// firstPaint/begin.js shares the name: it asks there, before any script has come, if a lock of that name is held.
const channelName = 'member-portal-session';

/** A tab that asks says where it listens for the answer: at a name that it has just drawn by lot. */
const isAsker = (data: unknown): data is string => typeof data === 'string' && /^[0-9a-f]{32}$/.test(data);

/** An operator's session, and one without a second factor, stay in their tab. */
const mayBeGiven = (session: SessionData) => isSession(session) && !session.asUser && !session.direct;

/**
 * Holds the lock by which a new tab sees that there is somebody to ask, so that no other waits for an answer. Returns what
 * lets go of it.
 */
function standBy(): () => void {
  const leaving = new AbortController();
  const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
  const { locks } = (globalThis as { navigator?: Partial<Navigator> }).navigator ?? {};
  // A page that is being closed is refused its lock, which nobody needs any more.
  locks?.request(channelName, { mode: 'shared' }, () => left).catch(() => undefined);
  return () => leaving.abort();
}

/**
 * Gives this tab's session to a new tab of the same origin that asks for one (ADR 24): to that tab alone, and once. Not
 * to one that merely listens. Returns what stops it.
 */
export function openHandOver(getSession: () => SessionData): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const answered = new Set<string>();
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const session = getSession();
    if (!isAsker(data) || answered.has(data) || !mayBeGiven(session)) return;
    answered.add(data);
    const asker = new BroadcastChannel(`${channelName}-${data}`);
    asker.postMessage(session);
    asker.close();
  };
  const leave = standBy();
  return () => {
    leave();
    channel.close();
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
const flagOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Begins the session that another tab has given, in this tab's own storage; returns whether there is one. */
export function takeHandedOver(given: unknown, store: Store | undefined): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { token, status, username, email, authType, binary, singleLeg } = given as Partial<
    Record<keyof SessionData, unknown>
  >;
  writeSession(store, {
    ...noSession,
    token: textOf(token),
    status: textOf(status),
    username: textOf(username),
    email: textOf(email),
    authType: textOf(authType),
    binary: flagOf(binary),
    singleLeg: flagOf(singleLeg),
  });
  // What is read is held to the same rules as after a reload.
  if (isSession(readSession(store))) return true;
  writeSession(store, noSession);
  return false;
}
