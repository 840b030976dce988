import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropDrafts, noteTyped } from '@portal/ui/forms/draft/drafts';
import { ownEnv } from '@portal/portal-core/fromApi/env';
import { getFingerprint } from '@portal/portal-core/session/fingerprint';
import { lastingKeys } from '@portal/portal-core/session/owned/memberKeys';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { unfinishedLife } from '@portal/portal-core/session/unfinished';
import { logOut } from '../areas/access/logOut';
import { dashboardApi } from '../areas/dashboard/dashboard.api';
import { payoutsApi } from '../areas/payouts/payouts.api';
import { kept, keys, now, openTab, toSession } from './kept.fixtures';
import { startPortal } from './startPortal';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const username = 'amara21';
const { token, ...member } = { ...toSession(username), token: 'token-of-amara' };

/** Starts the portal in a tab with these values. Each call gets `answer`. */
async function start(answer: () => Response, values: Record<string, string> = {}) {
  const tab = openTab(values);
  let heard: ((message: object) => void) | undefined;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      readonly name: string;
      constructor(name: string) {
        this.name = name;
      }
      set onmessage(listener: (event: object) => void) {
        if (this.name === 'member-portal-sign-out') heard = listener;
      }
      postMessage = () => undefined;
      close = () => undefined;
    },
  );
  const services = startPortal(ownEnv, undefined, { fetch: () => Promise.resolve(answer()) });
  const started = await services.startedStore.load();
  return { tab, services, ...started, hear: (data: object) => heard?.({ data }) };
}

type Started = Awaited<ReturnType<typeof start>>;

const readDashboard = async ({ store }: Started) => {
  await store.dispatch(dashboardApi.endpoints.getDashboard.initiate(undefined, { forceRefetch: true }));
};
const readPayouts = async ({ store }: Started) => {
  await store.dispatch(payoutsApi.endpoints.listPayouts.initiate({ query: {} }, { forceRefetch: true }));
};
const announced = (ended: boolean) => (portal: Started) => {
  portal.hear({ of: getFingerprint(token), ended });
  return Promise.resolve();
};

/** How a session ends in a tab: the answer to its next call, what happens, and whether the member asked for it. */
interface End {
  answer?: () => Response;
  run: (portal: Started) => Promise<unknown>;
  isAsked: boolean;
}

const ends: Record<string, End> = {
  'it expired': {
    answer: () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }),
    run: readDashboard,
    isAsked: false,
  },
  'its token was refused in the body': {
    answer: () => Response.json({ status: 0, msg: 401 }),
    run: readPayouts,
    isAsked: false,
  },
  'it expired in another tab': { run: announced(true), isAsked: false },
  'the member signed out': {
    run: ({ store, services }) => logOut(store, services.client),
    isAsked: true,
  },
  'the member signed out in another tab': { run: announced(false), isAsked: true },
  'someone registered in the tab': {
    run: ({ events }) =>
      Promise.resolve(events.memberRegistered({ username: 'bode', email: 'b@mail.example' })),
    isAsked: true,
  },
  'another member signed in': {
    run: ({ events }) =>
      Promise.resolve(events.signedIn({ token: 'other', username: 'bode', email: null, authType: null })),
    isAsked: true,
  },
};

/** What a member types: at least six characters, so that no name of an entry has them by chance. */
const texts = fc
  .tuple(
    fc.string({ minLength: 6, maxLength: 40, unit: 'grapheme' }),
    fc.constantFrom('', '60.50', ' ₹1,00,000'),
  )
  .map(([text, amount]) => `Typed ${text}${amount}`);

const signInAgain = ({ events }: Started, by = username) =>
  events.signedIn({ ...member, token: `${token}-2`, username: by });

const toRaw = (tab: Started['tab']) => JSON.stringify([...tab.values]);
/** The text as it is in JSON in JSON. */
const toSought = (typed: string) => [typed, JSON.stringify(typed).slice(1, -1)];

/** A session in which everything was typed that is kept, ended in this way. */
async function endAfterTyping({ answer = () => Response.json({ status: true }), run }: End, typed: string) {
  const portal = await start(answer);
  portal.events.signedIn({ ...member, token });
  for (const key of keys) kept[key].write(username, typed);
  const forget = noteTyped('transfer', () => ({ amount: typed }));
  const before = lastingKeys.map((key) => [key, kept[key].read()]);
  for (const key of lastingKeys) kept[key].write(username, typed);
  expect(toRaw(portal.tab)).toContain('Typed');
  await run(portal);
  forget();
  dropDrafts();
  expect(selectSession(portal.store.getState()).token).not.toBe(token);
  return { ...portal, before };
}

describe.each(Object.entries(ends))('after %s', (_name, end) => {
  test('nothing that was typed is readable in the tab’s storage (T36)', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.boolean(), async (typed, isReloaded) => {
        const ended = await endAfterTyping(end, typed);
        const { tab } = isReloaded
          ? await start(() => Response.json({}), Object.fromEntries(ended.tab.values))
          : ended;
        const raw = JSON.parse(toRaw(tab)) as [string, string][];
        for (const [name, entry] of raw)
          for (const sought of toSought(typed)) expect(entry, name).not.toContain(sought);
        expect(JSON.stringify(raw)).not.toContain(username);
      }),
      { numRuns: 30 },
    );
  });

  test(`its member ${end.isAsked ? 'finds nothing of it' : 'finds all of it for an hour'} (D139)`, async () => {
    const ended = await endAfterTyping(end, 'Typed 60.50');
    vi.setSystemTime(now + unfinishedLife - 1);
    signInAgain(ended);
    const found = lastingKeys.map((key) => [key, kept[key].read()]);
    const isFound = ([key]: unknown[]) => key !== 'unfinished';
    if (end.isAsked) expect(JSON.stringify(found)).not.toContain('Typed');
    else {
      expect(found.filter(isFound)).toEqual(ended.before.filter(isFound));
      expect(JSON.stringify(found[0])).toContain('{"transfer":{"amount":"Typed 60.50"}}');
    }
  });

  test('another member finds nothing, and what was set aside is gone', async () => {
    const ended = await endAfterTyping(end, 'Typed 60.50');
    signInAgain(ended, 'kenji88');
    signInAgain(ended);
    expect(JSON.stringify(lastingKeys.map((key) => kept[key].read()))).not.toContain('Typed');
    expect(toRaw(ended.tab)).not.toContain('Typed');
  });
});
