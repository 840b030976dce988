import { createPortalClient } from '@portal/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { credentialsLife, keepCredentials } from '../session/credentials';
import { keepKnownList } from '../session/knownLists';
import { keepRecentEntry } from '../session/recentEntries';
import { noSession } from '../session/session';
import { writeOpenWrite } from '../session/openWrites';
import { selectSession, signedOut, unansweredLeft, unansweredRead } from '../session/session.slice';
import { memory } from '../session/storage.fixtures';
import { startStore, type StartedStore } from './startStore';

const client = createPortalClient({ baseUrl: 'https://portal.example/api', getToken: () => null });
const amara = { token: 'Yt7Qw2Rk', username: 'amara21', email: 'amara@mail.example', authType: 'mpin' };

let storage: Map<string, string>;
let listeners: Map<string, (event: object) => void>;
const reload = vi.fn();
beforeEach(() => {
  const sessionStorage = memory();
  storage = sessionStorage.values;
  listeners = new Map();
  reload.mockClear();
  vi.stubGlobal('window', {
    ...{ sessionStorage, location: { pathname: '/user/manualWithdraw', search: '', reload } },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal('document', { documentElement: { hidden: false } });
});
afterEach(() => vi.unstubAllGlobals());

const start = (): StartedStore => startStore({ client }, noSession);
const kept = () => Object.fromEntries(storage);

test('a sign-in is kept for a reload: token, name, address, kind of code and a status (A §4.4) [A §6 Roles]', () => {
  start().events.signedIn(amara);
  expect(kept()).toEqual({
    token: 'Yt7Qw2Rk',
    status: 'true',
    username: 'amara21',
    email: 'amara@mail.example',
    auth_type: 'mpin',
  });
});

test('the plan’s flags are kept as they came, over the sign-in (D14) [A §3 Session storage]', () => {
  const { events } = start();
  events.planRead({ binary: 1, singleLeg: 0 });
  events.signedIn(amara);
  expect(kept()).toMatchObject({ Binary: '1', single_leg: '0' });
});

test('a name on the way to the verification is kept, and signs no one in (A §4.5)', () => {
  const { events } = start();
  events.memberNamed('amara21');
  expect(kept()).toEqual({ username: 'amara21' });
  events.memberNamed(null);
  expect(kept()).toEqual({});
});

test('a logout leaves nothing behind (A §4) [A §3 Session storage, D117]', () => {
  const { store, events } = start();
  events.planRead({ binary: 1, singleLeg: 1 });
  events.signedIn({ ...amara, asUser: true });
  keepCredentials({ password: 'correct horse 7', spassword: '2580' });
  keepKnownList('list', { at: 1, body: { data: [] } });
  keepRecentEntry({ id: 'page:/user/kyc', label: 'KYC' });
  store.dispatch(signedOut({ exit: '/' }));
  expect(kept()).toEqual({});
});

test('a new member’s credentials do not outlive the next sign-in (T18) [A §4 Registration]', () => {
  vi.useFakeTimers();
  const { events } = start();
  events.memberRegistered({ username: 'kenji88', email: 'kenji@mail.com' });
  keepCredentials({ password: 'correct horse 7', spassword: '2580' });
  expect(kept()).toMatchObject({ username: 'kenji88', password: 'correct horse 7', spassword: '2580' });
  events.signedIn(amara);
  expect(kept()).not.toHaveProperty('password');
  expect(kept()).not.toHaveProperty('spassword');
  vi.advanceTimersByTime(credentialsLife);
  vi.useRealTimers();
});

test('a logout in another tab of the same session ends this one, which goes to the start (T26) [A §4 Session end]', async () => {
  const here = start();
  const copy = start();
  for (const { events } of [here, copy]) events.signedIn(amara);
  here.store.dispatch(signedOut({ exit: '/' }));
  await vi.waitFor(() =>
    expect(selectSession(copy.store.getState())).toMatchObject({ token: null, status: null, exit: '/' }),
  );
});

test('a page that is restored after its session ended is hidden and reloaded', () => {
  start().events.signedIn(amara);
  const restore = (persisted: boolean) => listeners.get('pageshow')?.({ persisted });
  restore(true);
  expect(reload).not.toHaveBeenCalled();
  // Another document of the tab signed out.
  storage.delete('token');
  restore(false);
  expect(reload).not.toHaveBeenCalled();
  restore(true);
  expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([1, true]);
});

test('an unanswered payment is still shown after a reload, until it is read (D112)', () => {
  // Other stores of this file don't receive the sign-out.
  vi.stubGlobal('BroadcastChannel', undefined);
  const { store, events } = start();
  events.signedIn(amara);
  writeOpenWrite('withdraw', { key: 'key-12345', fingerprint: 'f', at: Date.now(), values: {} });
  store.dispatch(signedOut({ exit: '/login' }));
  expect(selectSession(store.getState()).hasUnanswered).toBe(true);
  const reloaded = start().store;
  expect(selectSession(reloaded.getState()).hasUnanswered).toBe(true);
  reloaded.dispatch(unansweredRead());
  expect(kept()).not.toHaveProperty('unanswered_left');
  expect(selectSession(start().store.getState()).hasUnanswered).toBe(false);
});

test('the next member reads nothing of it', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { store, events } = start();
  store.dispatch(unansweredLeft());
  events.signedIn(amara);
  expect(kept()).not.toHaveProperty('unanswered_left');
});
