import { addresses } from '@portal/ui/addresses';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memberPart, visitorRoutes, warmMemberArea, warmPath, warmRest } from './screens';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often a visitor's screens are asked for, on a line. */
function asked(connection: object | undefined, warm: () => void): number {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('window', { location: {} });
  vi.stubGlobal('document', { links: [] });
  const screens = new Set(visitorRoutes.map(({ screen }) => screen));
  const loads = [...screens].map((screen) => vi.spyOn(screen, 'load').mockResolvedValue(() => null));
  warm();
  return loads.reduce((sum, load) => sum + load.mock.calls.length, 0);
}

describe('what is fetched ahead follows the line', () => {
  test.each([
    ['a good line', { effectiveType: '4g' }, true],
    ['a browser that tells nothing', undefined, true],
    ['a poor line', { effectiveType: '2g' }, false],
    ['Save-Data', { saveData: true, effectiveType: '4g' }, false],
  ])('%s', (_name, connection, all) => {
    expect(asked(connection, () => void warmRest())).toBe(all ? visitorRoutes.length : 0);
  });

  test('what somebody points at is fetched on every line', () => {
    expect(asked({ saveData: true, effectiveType: '2g' }, () => warmPath(addresses.register))).toBe(1);
  });

  /** Which addresses of links are loaded on a line: one link is in the window, one below it, one leads elsewhere. */
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
    const screenOf = (path: string) => ({
      path,
      screen: { load: () => Promise.resolve(found.push(path)), here: () => undefined },
    });
    const routes = [addresses.payouts, addresses.transfer].map(screenOf);
    vi.spyOn(memberPart, 'load').mockResolvedValue({ Area: () => null, routes } as never);
    await warmRest();
    return found;
  }

  test('on a poor line what links in the window lead to is fetched, and nothing of it where data is saved', async () => {
    expect(await loaded({ effectiveType: '3g' })).toEqual([addresses.payouts]);
    expect(await loaded({ effectiveType: '3g', saveData: true })).toEqual([]);
  });

  test('what a visitor may need next is not fetched with Save-Data', () => {
    expect(asked({ saveData: true }, warmMemberArea)).toBe(0);
  });
});
