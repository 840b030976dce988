import { afterEach, expect, test, vi } from 'vitest';
import { canPrefetch } from './line';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a browser that tells nothing', undefined, true],
  ['a line that tells nothing', {}, true],
  ['a good line', { saveData: false, effectiveType: '4g' }, true],
  ['a good line on which data is saved', { saveData: true, effectiveType: '4g' }, false],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['2G', { effectiveType: '2g' }, false],
  ['slow 2G', { effectiveType: 'slow-2g' }, false],
])('%s', (_name, connection, bears) => {
  vi.stubGlobal('navigator', { connection: connection });
  expect(canPrefetch()).toBe(bears);
});
