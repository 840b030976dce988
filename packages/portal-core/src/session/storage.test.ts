import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropCredentials, keepCredentials, readCredentials } from './credentials';
import { parseLoginLink, withoutLoginLink } from './loginLink';
import { countFailure } from './failedTimes';
import { mayReload } from './reloadOnce';
import { readOpenWrite, writeOpenWrite } from './openWrites';
import { isSession, noSession } from './session';
import { readSeenTickets, writeSeenTickets } from './seenTickets';
import { readSettledPopups, writeSettledPopups } from './settledPopups';
import { createOwnedStore } from './owned/memberStore';
import type { Store } from './owned/store';
import { takeBack, viewAsCurrent } from './owned/views';
import { clearTempUrl, readSession, writeSession } from './storage';
import { blocked, memory } from './storage.fixtures';
import { dropTicketDrafts, readTicketDrafts, writeTicketDraft } from './ticketDrafts';

const session = {
  token: 'Yt7Qw2Rk',
  status: 'true',
  username: 'amara21',
  email: 'amara@mail.example',
  authType: 'otp',
  binary: 1,
  singleLeg: 0,
  asUser: true,
  direct: true,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the session', () => {
  test('survives a reload under the names of A §3 [A §3 Session storage, A §4 Authentication type, A §6 Impersonation, B §6, B §6 Verification method]', () => {
    const store = memory();
    writeSession(store, session);
    expect(Object.fromEntries(store.values)).toEqual({
      token: 'Yt7Qw2Rk',
      status: 'true',
      username: 'amara21',
      email: 'amara@mail.example',
      auth_type: 'otp',
      Binary: '1',
      single_leg: '0',
      signed_in_as: '1',
      signed_in_directly: '1',
    });
    expect(readSession(store)).toEqual(session);
  });

  test('leaves nothing behind [A §3 Session storage]', () => {
    const store = memory();
    writeSession(store, session);
    writeSession(store, noSession);
    expect(store.values.size).toBe(0);
  });

  test.each([undefined, blocked])(
    'lives in memory where storage is blocked or full [A §3 Session storage]',
    (store) => {
      expect(() => writeSession(store, session)).not.toThrow();
      expect(readSession(store)).toEqual(noSession);
      expect(() => clearTempUrl(store)).not.toThrow();
      expect(() => keepCredentials({ password: 'p', spassword: 's' }, store)).not.toThrow();
      expect(readCredentials(store)).toBeNull();
      expect(mayReload(1, store)).toBe(false);
    },
  );

  test('gives a storage that is blocked to no one', () => {
    const store = createOwnedStore(blocked);
    for (const seen of [store, viewAsCurrent(store)]) {
      writeTicketDraft('8', { text: 'x', images: 0 }, seen);
      expect(readTicketDrafts(seen).size).toBe(0);
    }
    expect(() => takeBack(store)).not.toThrow();
  });

  test('is not the last one’s where the storage is full', () => {
    const store = memory();
    writeSession(store, session);
    const full: Store = { ...store, setItem: blocked.setItem };
    writeSession(full, { ...session, token: 'Pq8Lm3Zx', username: 'bode' });
    expect(isSession(readSession(store))).toBe(false);
    expect(store.values.has('username')).toBe(false);
  });

  test('of a broken storage is none [A §3 Session storage]', () => {
    expect(readSession(memory({ token: 'a\nb', status: '1' }))).toEqual(noSession);
    expect(readSession(memory({ token: 'x'.repeat(5000), status: '1' })).token).toBeNull();
    expect(readSession(memory({ Binary: 'NaN', single_leg: '2' }))).toMatchObject({
      binary: null,
      singleLeg: null,
    });
  });

  test('forgets a stored address (D11) [A §2 Guard, A §3 Session storage]', () => {
    const store = memory({ tempUrl: 'https://evil.example' });
    clearTempUrl(store);
    expect(store.values.has('tempUrl')).toBe(false);
  });
});

describe('the credentials of a new member (T18)', () => {
  const credentials = { password: 'correct horse 7', spassword: '2580' };

  test('are read until they are dropped, so a restarted render finds them again [A §3 Session storage]', () => {
    const store = memory();
    keepCredentials(credentials, store);
    // The names that A §3 fixes.
    expect(Object.fromEntries(store.values)).toEqual({ password: 'correct horse 7', spassword: '2580' });
    expect(readCredentials(store)).toEqual(credentials);
    expect(readCredentials(store)).toEqual(credentials);
    dropCredentials(store);
    expect(store.values.size).toBe(0);
    expect(readCredentials(store)).toBeNull();
  });

  test('are known without a pin (A §4.6)', () => {
    const store = memory();
    keepCredentials({ password: 'p', spassword: '' }, store);
    expect(readCredentials(store)).toEqual({ password: 'p', spassword: '' });
  });

  test('are gone after ten minutes, and when dropped [A §2 New credentials]', () => {
    const store = memory();
    keepCredentials(credentials, store);
    vi.advanceTimersByTime(10 * 60 * 1000 - 1);
    expect(store.values.size).toBe(2);
    vi.advanceTimersByTime(1);
    expect(store.values.size).toBe(0);
    keepCredentials(credentials, store);
    dropCredentials(store);
    expect(store.values.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a stale chunk reloads the page once a minute (D101) [A §8 Router error]', () => {
  const store = memory();
  expect([100_000, 100_001, 159_999, 160_000].map((now) => mayReload(now, store))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  // The device's clock was set back in between.
  expect([50_000, 50_001].map((now) => mayReload(now, store))).toEqual([true, false]);
});

test('failures within ten minutes of each other are counted, over a reload (D110)', () => {
  const store = memory();
  const minute = 60_000;
  expect([0, 9, 18, 28, 29].map((at) => countFailure(at * minute + 1, store))).toEqual([1, 2, 3, 1, 2]);
});

test.each<[string, ReturnType<typeof parseLoginLink>]>([
  ['/login?user=amara21&auth=H5nB1x0a', { username: 'amara21', tempToken: 'H5nB1x0a' }],
  ['/login/?auth=x&user=a', { username: 'a', tempToken: 'x' }],
  ['/login?user=amara21', null],
  ['/login?auth=x', null],
  ['/login?user=../x&auth=x', null],
  ['/login?user=a b&auth=x', null],
  [`/login?user=a&auth=${'x'.repeat(513)}`, null],
  ['/login?user=a&auth=%0d%0a', null],
  ['/register?user=a&auth=x', null],
  [`/login?user=${'a'.repeat(10_000)}&auth=x`, null],
  ['/login?user=%3Cimg%20src%3Dx%3E&auth=x', null],
  ['/login?user=amara%E2%80%8B21&auth=x', null],
  ['/login?user=amara21&auth=%E2%80%AEx', null],
  ['/login/..%2f?user=a&auth=x', null],
])('the link %s is %j (A §4.7)', (path, link) => {
  expect(parseLoginLink(`https://portal.example${path}`)).toEqual(link);
});

test.each<[string, string | undefined]>([
  ['/login?user=amara21&auth=H5nB1x0a#top', '/login'],
  ['/login/?auth=x', '/login/'],
  ['/login?user=%3Cscript%3E', '/login'],
  ['/user/dashboard?auth=x', '/user/dashboard'],
  ['/login?lang=en', undefined],
  ['/register?u=leader&p=L', undefined],
  ['/user/transactions?user=x', undefined],
])('nothing of a link stays in the address of %s (T5) [A §4.7]', (path, clean) => {
  expect(withoutLoginLink(`https://portal.example${path}`)).toBe(clean);
});

test('a portal in a folder of its origin has its own sign-in, and no other’s [D116]', () => {
  vi.stubEnv('BASE_URL', '/members/');
  const link = (path: string) => parseLoginLink(`https://example.com${path}?user=amara21&auth=x`);
  expect(link('/members/login')).toEqual({ username: 'amara21', tempToken: 'x' });
  expect(['/others/login', '/members/user/login'].map(link)).toEqual([null, null]);
  expect(withoutLoginLink('https://example.com/members/login?user=a')).toBe('/members/login');
  vi.unstubAllEnvs();
});

describe('settled popups', () => {
  test('survive a reload', () => {
    const store = memory();
    writeSettledPopups(['news:8', 'information:31'], store);
    expect(readSettledPopups(store)).toEqual(['news:8', 'information:31']);
  });

  test('are the latest thirty, and fit into one value', () => {
    const store = memory();
    const many = Array.from({ length: 90 }, (_, index) => `information:${1_000_000_000_000_000 + index}`);
    writeSettledPopups(many, store);
    expect(readSettledPopups(store)).toEqual(many.slice(-30));
  });

  test.each(['news', 'news:', 'news:../x', 'other:1', `news:${'1'.repeat(17)}`, '<b>'])(
    'know nothing of %s',
    (value) => {
      const store = memory({ settled_popups: `${value} news:1` });
      expect(readSettledPopups(store)).toEqual(['news:1']);
      writeSettledPopups([value], store);
      expect(store.values.size).toBe(0);
    },
  );
});

describe('writes without an answer (T12)', () => {
  const open = {
    key: 'Yt7Qw2Rk',
    fingerprint: 'a1b2',
    at: 1_000,
    values: { wallet: 'pay_out', amount: '100.00' },
  };

  test('survive a reload, each by its name', () => {
    const store = memory();
    writeOpenWrite('withdraw', open, store);
    expect(readOpenWrite('withdraw', store)).toEqual(open);
    expect(readOpenWrite('transfer', store)).toBeUndefined();
  });

  test('are gone once they are answered', () => {
    const store = memory();
    writeOpenWrite('withdraw', open, store);
    writeOpenWrite('withdraw', undefined, store);
    expect(store.values.size).toBe(0);
  });

  test('keep their key for any input', () => {
    const store = memory();
    writeOpenWrite('deposit', { ...open, values: { comment: 'x'.repeat(5_000) } }, store);
    expect(readOpenWrite('deposit', store)).toEqual({ ...open, values: {} });
  });
});

describe('the drafts of tickets', () => {
  test('are kept by ticket, and an empty one is none', () => {
    const store = memory();
    writeTicketDraft('5', { text: 'Half a sentence\n…', images: 2 }, store);
    writeTicketDraft('4', { text: 'x', images: 0 }, store);
    expect(Object.fromEntries(readTicketDrafts(store))).toEqual({
      4: { text: 'x', images: 0 },
      5: { text: 'Half a sentence\n…', images: 2 },
    });
    writeTicketDraft('4', { text: '', images: 0 }, store);
    expect([...readTicketDrafts(store).keys()]).toEqual(['5']);
    writeTicketDraft('5', { text: '', images: 0 }, store);
    expect(store.values.size).toBe(0);
  });

  test('take no more space than the limit, and drop the oldest first', () => {
    const store = memory();
    for (let id = 1; id <= 20; id += 1) writeTicketDraft(String(id), { text: 'x', images: 0 }, store);
    expect(readTicketDrafts(store).size).toBe(12);
    for (let id = 1; id <= 5; id += 1)
      writeTicketDraft(String(id), { text: '"'.repeat(30_000), images: 0 }, store);
    expect([...readTicketDrafts(store).keys()]).toEqual(['3', '4', '5']);
    expect(readTicketDrafts(store).get('5')?.text).toHaveLength(20_000);
  });

  test.each<[string, string]>([
    ['without a number of images', '[["5","x","y"]]'],
    ['of too many letters', JSON.stringify([['5', 'x'.repeat(400_000), 0]])],
  ])('are none %s', (_name, value) => {
    expect(readTicketDrafts(memory({ ticket_drafts: value })).size).toBe(0);
  });

  test('leave nothing behind when they are declined', () => {
    const store = memory();
    writeTicketDraft('5', { text: 'x', images: 0 }, store);
    dropTicketDrafts(store);
    expect(store.values.size).toBe(0);
  });
});

describe('what was seen of tickets', () => {
  test('is kept over a reload', () => {
    const store = memory();
    expect(readSeenTickets(store)).toBeNull();
    writeSeenTickets({}, store);
    expect(readSeenTickets(store)).toEqual({});
    writeSeenTickets({ 5: '2026-11-16T08:05:00Z', 4: '' }, store);
    expect(readSeenTickets(store)).toEqual({ 5: '2026-11-16T08:05:00Z' });
    expect(readSeenTickets(memory({ seen_tickets: '[["5",1],7,["4","x"]]' }))).toEqual({ 4: 'x' });
  });
});
