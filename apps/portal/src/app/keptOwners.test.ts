import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeHandedOver } from '@portal/portal-core/session/handOver';
import { readOpenWrite, writeOpenWrite } from '@portal/portal-core/session/openWrites';
import { memberKeys, writeNames, type MemberKey } from '@portal/portal-core/session/owned/memberKeys';
import { setApi } from '@portal/portal-core/session/owned/names';
import { memberStore } from '@portal/portal-core/session/owned/memberStore';
import { tabStore } from '@portal/portal-core/session/owned/store';
import { takeBack } from '@portal/portal-core/session/owned/views';
import { readSavedViews, writeSavedViews } from '@portal/portal-core/session/savedViews';
import { isSession, noSession, type SessionData } from '@portal/portal-core/session/session';
import { readSession, writeSession } from '@portal/portal-core/session/storage';
import { blocked, type memory } from '@portal/portal-core/session/storage.fixtures';
import { readTicketDrafts } from '@portal/portal-core/session/ticketDrafts';
import { failed } from '@portal/portal-core/calls/outcome.fixtures';
import { ownEnv } from '@portal/portal-core/fromApi/env';
import { createIdempotencyKeyStore } from '@portal/portal-core/writes/writeKeeper';
import { kept, keys, now, openTab, page, toSession } from './kept.fixtures';
import { startPortal } from './startPortal';

const typed = { amount: '60.50', wallet: 'pay_out' };

let tab: ReturnType<typeof memory>;
const openNewTab = () => {
  // Keeps these tabs from answering tabs of other tests.
  vi.stubGlobal('BroadcastChannel', undefined);
  tab = openTab();
};
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  openNewTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** In a fixed order, because a read may also write for the next session. */
const readAll = () => keys.map((key) => [key, kept[key].read()]);

const signIn = async (session: SessionData) => {
  const { events } = await startPortal(ownEnv).startedStore.load();
  const { token, username, email, authType, asUser } = session;
  events.signedIn({ token: token ?? '', username, email, authType, asUser });
};

/** All ways in which a session begins in a tab. */
const ways: Record<string, (session: SessionData) => Promise<unknown>> = {
  'by a sign-in': signIn,
  'by a hand-over': (session) => {
    expect(takeHandedOver({ channel: 'member-portal-session', session }, tabStore())).toBe(true);
    return startPortal(ownEnv).startedStore.load();
  },
  'by a reload': (session) => {
    writeSession(tabStore(), session);
    return startPortal(ownEnv).startedStore.load();
  },
  'by a reload, before the store has come': (session) => {
    writeSession(tabStore(), session);
    return Promise.resolve(startPortal(ownEnv));
  },
  'by an operator’s link': (session) => signIn({ ...session, asUser: true }),
};

/** Leaves a member's entries without a session, as after a crash. */
function leave(username: string, some: readonly MemberKey[]): void {
  writeSession(tabStore(), toSession(username));
  for (const key of some) kept[key].write(username, typed.amount);
  writeSession(tabStore(), noSession);
}

const names = fc.oneof(
  fc.constantFrom(
    'amara21',
    'Amara21',
    'amara2',
    'amara21 ',
    'as',
    '"amara21"',
    'amara21\n',
    '{"as":"amara21"}',
  ),
  fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }),
);

describe('what a tab keeps belongs to one member (D139, T36)', () => {
  test('the list of what is kept is whole', () => {
    expect(keys.toSorted()).toEqual(memberKeys.toSorted());
    expect(writeNames.map((name) => `open_write_${name}`).every((key) => key in kept)).toBe(true);
  });

  test.each(Object.keys(ways))(
    'nothing of another member is shown or sent after a session began %s',
    async (way) => {
      const begin = ways[way];
      await fc.assert(
        fc.asyncProperty(names, names, fc.subarray(keys, { minLength: 1 }), async (one, other, some) => {
          fc.pre(one !== other);
          openNewTab();
          leave('', []);
          await begin?.(toSession(other));
          const inNewTab = readAll();
          openNewTab();
          leave(one, some);
          await begin?.(toSession(other));
          // The store drops it. Until then no one can read it.
          if (!way.endsWith('before the store has come'))
            expect(some.filter((key) => tab.values.has(key))).toEqual([]);
          expect(readAll()).toEqual(inNewTab);
        }),
        { numRuns: 40 },
      );
    },
  );

  test('an operator finds nothing of the member as whom they are signed in, nor leaves anything to them', async () => {
    leave('amara21', keys);
    await ways['by an operator’s link']?.(toSession('amara21'));
    expect(keys.filter((key) => tab.values.has(key))).toEqual([]);
    openNewTab();
    writeSession(tabStore(), toSession('amara21', true));
    for (const key of keys) kept[key].write('amara21', typed.amount);
    await ways['by a reload']?.(toSession('amara21'));
    expect(keys.filter((key) => tab.values.has(key))).toEqual([]);
  });

  test.each(writeNames)('a late answer to one member’s %s changes nothing of the next', async (name) => {
    writeSession(tabStore(), toSession('amara21'));
    const late = createIdempotencyKeyStore({ name });
    late.keyFor(typed);
    late.keyFor({ ...typed, amount: '1.00' });
    writeSession(tabStore(), noSession);
    await signIn(toSession('bode'));
    // It was never sent, so the one before is open again.
    expect(late.settle(failed('network', { sent: false }))).toBe('notSent');
    expect(readOpenWrite(name)).toBeUndefined();
    createIdempotencyKeyStore({ name, makeKey: () => 'key-of-the-next' }).keyFor(typed);
    late.settle(undefined);
    expect(readOpenWrite(name)?.key).toBe('key-of-the-next');
  });

  test('its own member finds all of it after a reload', async () => {
    leave('amara21', keys);
    await ways['by a reload']?.(toSession('amara21'));
    const found = readAll();
    openNewTab();
    writeSession(tabStore(), toSession('amara21'));
    const inNewTab = readAll();
    for (const [index, key] of keys.entries()) expect(found[index], key).not.toEqual(inNewTab[index]);
  });

  test('without a session nothing is kept, and nothing of anybody is found', () => {
    leave('amara21', keys);
    const before = new Map(tab.values);
    for (const key of keys) kept[key].write('bode', typed.amount);
    expect(tab.values).toEqual(before);
    expect(readOpenWrite('withdraw')).toBeUndefined();
    writeOpenWrite('withdraw', undefined);
    expect(tab.values.has('open_write_withdraw')).toBe(false);
  });

  test('keeps nothing for a member without a name', () => {
    writeSession(tabStore(), { ...toSession('amara21'), username: null });
    for (const key of keys) kept[key].write('', typed.amount);
    expect(keys.filter((key) => tab.values.has(key))).toEqual([]);
  });
});

/** Values of another version, or of someone who edited the storage. */
const foreign = [
  ...['x', '{', '7', 'null', '{}', '[1,null,["a"],["",1],[7,1]]', '[null,["5"],["5",7,0],[5,"x","y"]]'],
  ...[
    '[["list"],["list",true,{}],[7,1,{}]]',
    '{"at":"1"}',
    '{"at":1e99,"drafts":{}}',
    '{"at":1,"drafts":[{"a":1}]}',
  ],
  ...['{"username":"amara21","at":"1","path":"/user/x"}', '{"username":"amara21","at":1e99}'],
  ...['{"key":"short","fingerprint":"a","at":1,"values":{}}', '{"key":"Yt7Qw2Rk","fingerprint":"a","at":1}'],
  ...['{"key":"Yt7Qw2Rk","fingerprint":"a","at":"1","values":{}}'],
  ...['{"key":"Yt7Qw2Rk","fingerprint":"a","at":1,"values":null}'],
  ...['{"key":"Yt7Qw2Rk\\n","fingerprint":"a","at":1,"values":{}}', 'x'.repeat(500_000)],
];

describe.each(keys)('%s', (key) => {
  const readIn = (values: Record<string, string>) => {
    tab = openTab();
    writeSession(tabStore(), toSession('amara21'));
    for (const [name, value] of Object.entries(values)) memberStore()?.setItem(name, value);
    return kept[key].read();
  };

  test('is none where its entry is foreign', () => {
    for (const value of foreign) {
      // A list of tickets without one that can be read is an empty one.
      const none = key === 'seen_tickets' && value.startsWith('[') ? {} : readIn({});
      expect(readIn({ [key]: value }), value.slice(0, 80)).toEqual(none);
    }
  });

  test('is not kept where the storage is blocked or full, and breaks nothing', () => {
    tab = openTab();
    const none = kept[key].read();
    Object.assign(openTab(), blocked);
    kept[key].write('amara21', typed.amount);
    expect(kept[key].read()).toEqual(none);
  });
});

describe('two portals on one origin (T38)', () => {
  const apis = ['/api', 'https://one.example/api', 'https://two.example/api', 'https://two.example:8443/api'];
  afterEach(() => setApi('/api', page));

  test('with several APIs have a session each, and what is kept with it', () => {
    for (const api of apis) {
      setApi(api, page);
      expect(isSession(readSession(tabStore()))).toBe(false);
      expect(readTicketDrafts().size).toBe(0);
      writeSession(tabStore(), { ...toSession('amara21'), token: api });
      for (const key of keys) kept[key].write('amara21', typed.amount);
      writeSavedViews('amara21', 'list', { views: [{ name: api, search: '?a=b' }], last: '' });
    }
    for (const api of apis) {
      setApi(api, page);
      expect(readSession(tabStore()).token).toBe(api);
      expect(readSavedViews('amara21', 'list').views.map(({ name }) => name)).toEqual([api]);
      writeSession(tabStore(), toSession('bode'));
      takeBack(memberStore());
      expect(readTicketDrafts().size).toBe(0);
    }
  });

  test('with one API, however its address is written, are one', () => {
    setApi('https://api.example/api', page);
    writeSession(tabStore(), toSession('amara21'));
    setApi('https://API.example:443/api', page);
    expect(readSession(tabStore()).username).toBe('amara21');
    setApi('https://portal.example/api', page);
    writeSession(tabStore(), toSession('bode'));
    expect(tab.values.get('username')).toBe('bode');
  });
});
