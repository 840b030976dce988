import { addresses } from '@portal/ui/addresses';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memberModule, visitorRoutes, warmMemberArea, warmPath, warmRest } from './screens';

/** Idle callbacks; `next` runs one. */
let idle: (() => void)[] = [];
const next = () => {
  const waiting = idle;
  idle = [];
  for (const one of waiting) one();
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

afterEach(() => {
  idle = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs idle callbacks until none is left. */
async function letPass(): Promise<void> {
  do {
    next();
    await new Promise((turn) => setImmediate(turn));
  } while (idle.length > 0);
}

/** Counts the prefetches of a visitor's screens on a connection. */
async function asked(connection: object | undefined, warm: () => unknown): Promise<number> {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { location: {} });
  vi.stubGlobal('document', { links: [] });
  const screens = new Set(visitorRoutes.map(({ screen }) => screen));
  const loads = [...screens].map((screen) => vi.spyOn(screen, 'load').mockResolvedValue(() => null));
  vi.spyOn(memberModule, 'load').mockResolvedValue({
    MemberArea: vi.fn(),
    memberRoutes: [],
    beginScreen: () => Promise.resolve(),
    warmOverlays: () => Promise.resolve(),
  });
  await Promise.all([warm(), letPass()]);
  return loads.reduce((sum, load) => sum + load.mock.calls.length, 0);
}

describe('what is fetched ahead follows the line', () => {
  test.each([
    ['a good line', { effectiveType: '4g' }, true],
    ['a browser that tells nothing', undefined, true],
    ['a poor line', { effectiveType: '2g' }, false],
    ['Save-Data', { saveData: true, effectiveType: '4g' }, false],
  ])('%s', async (_name, connection, all) => {
    expect(await asked(connection, warmRest)).toBe(all ? visitorRoutes.length : 0);
  });

  test('what somebody points at is fetched on every line', async () => {
    expect(await asked({ saveData: true, effectiveType: '2g' }, () => warmPath(addresses.register))).toBe(1);
  });

  /** The prefetched addresses on a connection. One link is in the window, one is below it, and one leads elsewhere. */
  async function loaded(connection: object): Promise<string[]> {
    const origin = 'https://portal.example';
    const at = (pathname: string, top: number, from = origin) => ({
      ...{ origin: from, pathname },
      getBoundingClientRect: () => ({ top, right: 90, bottom: top + 20, left: 0, width: 90 }),
    });
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('window', { innerWidth: 390, innerHeight: 800, location: { origin } });
    vi.stubGlobal('document', {
      links: [
        at(addresses.payouts, 700),
        at(addresses.transfer, 900),
        at(addresses.transfer, 10, 'https://elsewhere.example'),
      ],
    });
    const found: string[] = [];
    const getScreen = (path: string) => ({
      path,
      screen: { load: () => Promise.resolve(found.push(path)), here: () => undefined },
    });
    const routes = [addresses.payouts, addresses.transfer].map(getScreen);
    vi.spyOn(memberModule, 'load').mockResolvedValue({
      MemberArea: () => null,
      memberRoutes: routes,
      warmOverlays: () => Promise.resolve(),
    } as never);
    await Promise.all([warmRest(), letPass()]);
    return found;
  }

  test('on a poor line what links in the window lead to is fetched, and nothing of it where data is saved', async () => {
    expect(await loaded({ effectiveType: '3g' })).toEqual([addresses.payouts]);
    expect(await loaded({ effectiveType: '3g', saveData: true })).toEqual([]);
  });

  test('what a visitor may need next is not fetched with Save-Data', async () => {
    expect(await asked({ saveData: true }, warmMemberArea)).toBe(0);
  });

  test('one screen is loaded after the other, each when there is nothing else to do', async () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
    let loaded = 0;
    const routes = Array.from({ length: 3 }, () => ({
      screen: { load: () => Promise.resolve((loaded += 1)) },
    }));
    vi.spyOn(memberModule, 'load').mockResolvedValue({
      MemberArea: () => null,
      memberRoutes: routes,
      warmOverlays: () => Promise.resolve(),
    } as never);
    for (const { screen } of visitorRoutes) vi.spyOn(screen, 'load').mockResolvedValue(() => null);
    const warmed = warmRest();
    const turn = () => new Promise((done) => setImmediate(done));
    for (let moment = 0; moment < visitorRoutes.length; moment += 1) {
      await turn();
      next();
    }
    for (const loadedByNow of [0, 1, 2]) {
      await turn();
      expect(loaded).toBe(loadedByNow);
      next();
    }
    await warmed;
    expect(loaded).toBe(3);
  });
});
