import { addresses } from '@portal/ui/addresses';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { visitorRoutes, warmAll, warmMemberArea, warmPath } from './screens';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How often a visitor's screens are asked for, on a line. */
function asked(connection: object | undefined, warm: () => void): number {
  vi.stubGlobal('navigator', { connection });
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
    expect(asked(connection, warmAll)).toBe(all ? visitorRoutes.length : 0);
  });

  test('what somebody points at is fetched on every line', () => {
    expect(asked({ saveData: true, effectiveType: '2g' }, () => warmPath(addresses.register))).toBe(1);
  });

  test('what a visitor may need next is not fetched with Save-Data', () => {
    expect(asked({ saveData: true }, warmMemberArea)).toBe(0);
  });
});
