import { areAmountsHidden, hideAmounts } from '@portal/ui/text/format/hiddenAmounts';
import { afterEach, expect, test, vi } from 'vitest';
import { memory } from '@portal/portal-core/session/storage.fixtures';
import { chooseAmounts, readAmounts } from './amounts';

afterEach(() => {
  vi.unstubAllGlobals();
  hideAmounts(false);
});

test('the choice belongs to the device, and applies before the first paint', () => {
  const localStorage = memory();
  vi.stubGlobal('window', { localStorage });
  chooseAmounts(true);
  hideAmounts(false);
  readAmounts();
  expect(areAmountsHidden()).toBe(true);
  chooseAmounts(false);
  expect([areAmountsHidden(), localStorage.values.size]).toEqual([false, 0]);
});

test('where storage is blocked, the choice lasts as long as the page', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new Error('blocked');
    },
  });
  readAmounts();
  chooseAmounts(true);
  expect(areAmountsHidden()).toBe(true);
});
