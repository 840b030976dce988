import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHandOver, takeHandedOver } from './handOver';
import { setApi } from './owned/names';
import { noSession, type SessionData } from './session';
import { readSession, writeSession } from './storage';
import { memory } from './storage.fixtures';

const amara: SessionData = {
  ...noSession,
  token: 'Yt7Qw2Rk',
  status: 'true',
  username: 'amara21',
  authType: 'mpin',
  binary: 1,
};
// An API of this test's own, so tabs of other tests in the process receive none of its messages.
const api = 'https://api.hand-over.example';
const name = `${api}/member-portal-session`;
const me = 'a'.repeat(32);
const open: (() => void)[] = [];
const page = 'https://portal.example/';
let held: Map<string, Promise<unknown>>;
/** Whether a requested lock is granted. */
let grants: boolean;
beforeEach(() => {
  setApi(`${api}/api`, page);
  held = new Map();
  grants = true;
  const request = (lock: string, { mode }: LockOptions, hold: () => Promise<unknown>) => {
    expect(mode).toBe('shared');
    const holding = grants ? hold() : new Promise(() => undefined);
    held.set(lock, holding);
    return holding;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of open.splice(0)) close();
  setApi('/api', page);
});

/** Records a channel's messages. */
function listen(channel: string): unknown[] {
  const received: unknown[] = [];
  const ear = new BroadcastChannel(channel);
  ear.onmessage = ({ data }: MessageEvent<unknown>) => received.push(data);
  open.push(() => ear.close());
  return received;
}

/** The answers to the requester `id` from a tab with this session; `calls` sends the same request that often. */
async function answersTo(session: SessionData, id: unknown, calls = 1) {
  open.push(openHandOver(() => session));
  const mine = listen(`${name}-${String(id)}`);
  const all = listen(name);
  const asker = new BroadcastChannel(name);
  open.push(() => asker.close());
  for (let call = 0; call < calls; call += 1) asker.postMessage(id);
  // A second tab answers every request, later than the first.
  const last = listen('last');
  const end = new BroadcastChannel('last');
  open.push(() => end.close());
  await vi.waitFor(() => expect(all).toHaveLength(calls));
  end.postMessage('end');
  await vi.waitFor(() => expect(last).toHaveLength(1));
  await new Promise((resolve) => setImmediate(resolve));
  return { mine, all };
}

describe('a session is given to a tab that asks (ADR 24)', () => {
  test('to that tab alone, and once [A §4 Session end]', async () => {
    const { mine, all } = await answersTo(amara, me, 2);
    expect(mine).toEqual([amara]);
    expect(all).toEqual([me, me]);
  });

  test('which sees by a lock that there is someone to ask [A §4 Session end]', async () => {
    const close = openHandOver(() => amara);
    expect([...held.keys()]).toEqual([name]);
    let isLeft = false;
    void held.get(name)?.then(() => (isLeft = true));
    await Promise.resolve();
    expect(isLeft).toBe(false);
    close();
    await vi.waitFor(() => expect(isLeft).toBe(true));
  });

  test('not before the tab is known by its lock: no one would wait for the others (T37)', async () => {
    grants = false;
    expect((await answersTo(amara, me)).mine).toEqual([]);
  });

  test('is reported by a tab without a session, so the new tab waits for no other (T37)', async () => {
    expect((await answersTo(noSession, me)).mine).toEqual([null]);
  });

  test.each<[string, SessionData]>([
    ['by an operator’s link', { ...amara, asUser: true }],
    ['without a second factor', { ...amara, direct: true }],
    ['by no one', noSession],
  ])('not one that was begun %s (T5)', async (_how, session) => {
    expect((await answersTo(session, me)).mine).toEqual([null]);
  });

  test.each(['', 'x', `${me}0`, '../../..'])('not at a name like %j', async (id) => {
    expect((await answersTo(amara, id)).mine).toEqual([]);
  });
});

describe('a session that is given', () => {
  test('is this tab’s own', () => {
    const store = memory();
    expect(takeHandedOver({ channel: name, session: amara }, store)).toBe(true);
    expect(readSession(store)).toEqual(amara);
  });

  test('is not taken by a tab that has one, nor from another portal of the origin (T38)', () => {
    const store = memory();
    const bode = { ...amara, token: 'Pq8Lm3Zx', username: 'bode' };
    for (const channel of [
      '/members/member-portal-session',
      'https://api.example.com/member-portal-session',
      'member-portal-session',
      undefined,
    ])
      expect(takeHandedOver({ channel, session: bode }, store)).toBe(false);
    writeSession(store, amara);
    expect(takeHandedOver({ channel: name, session: bode }, store)).toBe(false);
    expect(readSession(store)).toEqual(amara);
  });

  test.each([
    undefined,
    null,
    7,
    'token',
    {},
    { ...amara, token: 7 },
    { ...amara, token: 'a b' },
    { ...amara, status: null },
    { ...amara, token: 'x'.repeat(2000) },
  ])('is none if it is %j, and leaves nothing behind', (session) => {
    const store = memory();
    expect(takeHandedOver({ channel: name, session }, store)).toBe(false);
    expect(takeHandedOver(session, store)).toBe(false);
    expect([...store.values.keys()]).toEqual([]);
  });
});
