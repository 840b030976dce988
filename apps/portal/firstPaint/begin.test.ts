import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSession, noSession, type SessionData } from '@portal/portal-core/session/session';
import { writeSession } from '@portal/portal-core/session/storage';
import { memory } from '@portal/portal-core/session/storage.fixtures';

// The inline script runs before any module and can import nothing. This runs it as the page does.
const script = readFileSync(new URL('./begin.js', import.meta.url), 'utf8');
const origin = 'https://portal.example';
const member = (username: string): SessionData => ({
  ...noSession,
  token: `token-of-${username}`,
  status: 'true',
  username,
});

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Another tab of the origin: its member, and how long its thread is busy, in ms. */
interface Tab {
  session: SessionData;
  busy: number;
  /** Its scripts are still loading, so it does not listen yet. */
  loading?: boolean;
  /** It closes after this time in ms. */
  closes?: number;
}

/** An origin's tabs, as a new tab sees them. `name` is the name of its channel and its lock. */
function openOrigin(tabs: readonly Tab[], name: string) {
  const listeners = new Map<string, Set<FakeChannel>>();
  const asked: string[] = [];
  const start = performance.now();
  const toAge = () => performance.now() - start;
  const isOpen = ({ closes = Infinity }: Tab) => toAge() < closes;
  const held = () => tabs.flatMap((tab, index) => (isOpen(tab) ? [{ name, clientId: `tab-${index}` }] : []));
  const answered = tabs.map(() => new Set<string>());
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    readonly name: string;
    constructor(called: string) {
      this.name = called;
      listeners.set(called, (listeners.get(called) ?? new Set()).add(this));
    }
    close() {
      listeners.get(this.name)?.delete(this);
    }
    postMessage(id: string) {
      asked.push(this.name);
      for (const [index, { session, busy, loading = false }] of tabs.entries()) {
        if (this.name !== name) continue;
        // A message before the first listener is lost.
        if (loading && toAge() < busy) continue;
        setTimeout(
          () => {
            if (answered[index]?.has(id)) return;
            answered[index]?.add(id);
            const data = isSession(session) ? session : null;
            for (const one of listeners.get(`${name}-${id}`) ?? []) one.onmessage?.({ data });
          },
          Math.max(1, busy - toAge()),
        );
      }
    }
  }
  return { BroadcastChannel: FakeChannel, asked, held };
}

interface Begun {
  base?: string;
  path?: string;
  /** The settings of the last visit; without any, the server sends them. */
  kept?: string | undefined;
  served?: string;
  tabs?: readonly Tab[];
  channel?: string;
  tab?: ReturnType<typeof memory>;
  saveData?: boolean;
  /** The connection's round trip, in ms. */
  rtt?: number;
  /** The member's language. */
  language?: string | undefined;
  /** The page's font. */
  font?: string;
}

/** The scripts of two addresses, by their index in the list, of step 2, and of settings in two languages. */
const scripts = {
  files: ['/login.js', '/codes.js', '/rank.js', '/settings.js', '/arabic.js'],
  at: { '/login': [[0]], '/user/rank': [[2]], secondFactor: [[1]], en: [[3]], ar: [[3, 4]] },
};

/** Runs the script in a page, and returns its changes and results. */
function begin(options: Begun = {}) {
  const { base = '/', path = 'login', kept, served = '{}', tabs = [] } = options;
  const {
    channel = 'member-portal-session',
    tab = memory(),
    saveData = false,
    rtt,
    font,
    language,
  } = options;
  const links: string[] = [];
  const dataset: { first?: string } = {};
  const { BroadcastChannel, asked, held } = openOrigin(tabs, channel);
  const device = memory();
  const read: string[] = [];
  const watched = (area: ReturnType<typeof memory>) => ({
    getItem: (key: string) => {
      read.push(key);
      return area.getItem(key);
    },
  });
  const home = base === '/' ? 'config' : `${base}config`;
  if (kept !== undefined) device.setItem(home, kept);
  if (language !== undefined) device.setItem('language', language);
  const locked: string[] = [];
  const fetched: string[] = [];
  const page: Record<string, unknown> = {
    document: {
      documentElement: { dataset },
      addEventListener: () => undefined,
      createElement: () => ({}),
      head: { append: ({ rel, href }: HTMLLinkElement) => links.push(`${rel} ${href}`) },
    },
    fetch: (url: string) => {
      fetched.push(url);
      return Promise.resolve({
        ok: true,
        text: () => Promise.resolve(served),
        blob: () => Promise.resolve(),
      });
    },
    location: { pathname: base + path, search: '', origin, href: origin + base + path },
    sessionStorage: watched(tab),
    localStorage: watched(device),
    navigator: {
      connection: { saveData, rtt },
      locks: {
        query: () => Promise.resolve({ held: held() }),
        request: (name: string) => {
          locked.push(name);
          return Promise.resolve();
        },
      },
    },
    requestAnimationFrame: (draw: () => void) => setTimeout(draw),
    crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) },
    ...{ performance, URL, Uint8Array, AbortSignal, BroadcastChannel },
    ...{ setTimeout, setInterval, clearInterval },
  };
  const called = script
    .trim()
    .replace(
      /\(\{\}, '\{\}', '\/'\);$/,
      `(${JSON.stringify({ ...scripts, font })}, '{}', ${JSON.stringify(base)});`,
    );
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- The page has it as a script of its own.
  new Function('globalThis', called)(page);
  const left = page as { handedOver?: Promise<unknown>; begunReads?: unknown; fetchAhead?: () => void };
  return { left, read, asked, locked, links, fetched, first: dataset.first };
}

test.each([
  ['register', '{}', 'register'],
  ['register', '{"theme":"dark"}', 'nothing'],
  ['verifyEmail', '{}', 'nothing'],
])('the first paint of /%s with settings of %s is %s', (path, kept, first) =>
  expect(begin({ path, kept }).first).toBe(first),
);

test.each([
  ['{}', 'signIn'],
  ['{"features":{"teamList":true}}', 'signIn'],
  ['{"theme":"dark"}', 'nothing'],
  ['not JSON', 'nothing'],
])('settings of %s leave a first paint of %s, with any server (D119)', (kept, first) =>
  expect(begin({ kept }).first).toBe(first),
);

test.each([
  [{}, ['/codes.js']],
  [{ saveData: true }, []],
  [{ rtt: 150 }, ['/codes.js', '/geist.woff2']],
  [{ rtt: 150, kept: '{}' }, ['/codes.js']],
  [{ rtt: 150, kept: undefined, path: 'register' }, ['/geist.woff2']],
])(
  'the code of step 2, and the font of a slow first visit, are fetched when the portal has taken over (%j)',
  async (visit, ahead) => {
    const { links, left, fetched } = begin({ font: '/geist.woff2', ...visit });
    await vi.advanceTimersByTimeAsync(100);
    const before = [...links];
    expect(fetched).toEqual(['/config.json']);
    left.fetchAhead?.();
    left.fetchAhead?.();
    // Firefox refuses a link to prefetch under the portal's policy.
    expect(links).toEqual(before);
    expect(fetched.slice(1)).toEqual(ahead);
  },
);

const features = '{"features":{"teamList":true}}';
test.each([
  ['{}', undefined, []],
  ['{}', 'ar', ['/settings.js', '/arabic.js']],
  [features, undefined, ['/settings.js']],
  ['{"language":"ar"}', undefined, ['/settings.js', '/arabic.js']],
  ['{"language":"ar"}', 'en', ['/settings.js']],
])(
  'the scripts of settings %s with a language of %s load next to the others on every visit',
  async (settings, language, files) => {
    const wanted = files.map((file) => `modulepreload ${file}`);
    for (const kept of [undefined, settings]) {
      const { links } = begin({ kept, served: settings, language });
      await vi.advanceTimersByTimeAsync(100);
      expect([...new Set(links)].sort()).toEqual([...wanted, 'modulepreload /login.js'].sort());
    }
  },
);

test.each([
  [50, ['preload /geist.woff2']],
  [undefined, ['preload /geist.woff2']],
  [150, []],
])('the font is requested ahead unless a round trip takes long (%s ms)', (rtt, links) => {
  const found = begin({ font: '/geist.woff2', ...(rtt !== undefined && { rtt }) }).links;
  expect(found.filter((link) => link.startsWith('preload'))).toEqual(links);
});

test('a member loads no code of the sign-in', async () => {
  const session = { token: 't', status: 'true' };
  const { links, left, fetched } = begin({ path: 'user/rank', kept: '{}', tab: memory(session) });
  await vi.advanceTimersByTimeAsync(100);
  left.fetchAhead?.();
  expect([links, fetched]).toEqual([['modulepreload /rank.js'], ['/config.json']]);
});

/** The member of a new tab with these open. */
async function newcomer(tabs: readonly Tab[], options: Begun = {}) {
  const { left } = begin({ kept: '{}', tabs, ...options });
  await vi.advanceTimersByTimeAsync(6000);
  const given = (await left.handedOver) as { session: SessionData } | undefined;
  return given?.session.username ?? null;
}

const portals = [
  { base: '/', api: '', prefix: '' },
  { base: '/members/', api: '', prefix: '/members/' },
  { base: '/', api: 'https://api.example', prefix: 'https://api.example/' },
  { base: '/members/', api: 'https://api.example', prefix: 'https://api.example/members/' },
  { base: '/', api: origin, prefix: '' },
];

describe.each(portals)('a portal in $base with its API at “$api”', ({ base, api, prefix }) => {
  const kept = JSON.stringify(api === '' ? {} : { api });
  async function names() {
    vi.resetModules();
    vi.stubEnv('BASE_URL', base);
    const { setApi, toOwnName } = await import('@portal/portal-core/session/owned/names');
    setApi(`${api}/api`, `${origin}${base}login`);
    return toOwnName;
  }

  test('has the same names in the first paint as in its modules', async () => {
    const toOwnName = await names();
    const { read } = begin({ base, kept });
    expect(toOwnName('token')).toBe(`${prefix}token`);
    const own = (name: string) => toOwnName(name, 'folder');
    expect(new Set([...read, own('language')])).toEqual(
      new Set([own('theme'), own('config'), own('language'), toOwnName('token')]),
    );
    // Read on a page that looks as prerendered.
    expect(begin({ base, kept: '{}' }).read).toContain(own('language'));
  });

  test('sees its own session only, and makes others wait for its answer by a lock', () => {
    const session = { [`${prefix}token`]: 't', [`${prefix}status`]: 'true' };
    const own = begin({ base, kept, tab: memory(session) });
    expect(own.locked).toEqual([`${prefix}member-portal-session`]);
    expect(own.left.handedOver).toBeUndefined();
    for (const other of portals.filter((one) => one.prefix !== prefix)) {
      const { locked, left } = begin({
        base: other.base,
        kept: JSON.stringify(other.api === '' ? {} : { api: other.api }),
        tab: memory(session),
      });
      expect(locked).toEqual([]);
      expect(left.begunReads).toBeUndefined();
    }
  });

  test('asks the tabs of this portal alone, also where the settings come only now', async () => {
    const channel = `${prefix}member-portal-session`;
    const tabs = [{ session: member('amara21'), busy: 0 }];
    expect(await newcomer(tabs, { base, kept, channel })).toBe('amara21');
    expect(await newcomer(tabs, { base, kept: undefined, served: kept, channel })).toBe('amara21');
    for (const other of portals.filter((one) => one.prefix !== prefix))
      expect(await newcomer(tabs, { base, kept, channel: `${other.prefix}member-portal-session` })).toBe(
        null,
      );
  });
});

describe('a new tab with others open (T37)', () => {
  const [amara, bode] = [member('amara21'), member('bode')];

  test.each([0, 20, 100, 900])(
    'begins as the member of all tabs, though one is busy for %d ms',
    async (busy) => {
      expect(await newcomer([{ session: amara, busy }])).toBe('amara21');
      expect(
        await newcomer([
          { session: amara, busy: 0 },
          { session: amara, busy },
          { session: noSession, busy },
        ]),
      ).toBe('amara21');
    },
  );

  test('never begins as a member of some tabs, however many there are and however busy they are', async () => {
    const tab = fc.record({
      session: fc.constantFrom(amara, bode, noSession),
      busy: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 5000 })),
      loading: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(tab, { maxLength: 5 }), async (tabs) => {
        const members = new Set(tabs.filter(({ session }) => isSession(session)).map((one) => one.session));
        const begun = await newcomer(tabs);
        const [only = noSession] = members;
        const quick = tabs.every(({ busy }) => busy < 800);
        if (members.size !== 1) expect(begun).toBe(null);
        else expect([only.username, ...(quick ? [] : [null])]).toContain(begun);
      }),
      { numRuns: 150 },
    );
  });

  test('begins as no one where a tab closes, and one that has not answered may be another member’s', async () => {
    const quick = [
      { session: amara, busy: 0, closes: 50 },
      { session: noSession, busy: 0 },
    ];
    expect(await newcomer([...quick, { session: bode, busy: 2500 }])).toBe(null);
  });

  test('asks no one where no tab holds the lock', async () => {
    const { left, asked } = begin({ kept: '{}' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await left.handedOver).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('a session that was written by the portal is found', () => {
    const tab = memory();
    writeSession(tab, amara);
    expect(begin({ kept: '{}', path: 'user/dashboard', tab }).locked).toHaveLength(1);
  });
});
