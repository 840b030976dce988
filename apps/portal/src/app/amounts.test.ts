import { areAmountsHidden, hideAmounts } from '@portal/ui/text/format/hiddenAmounts';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseAmounts, readAmounts } from './amounts';

afterEach(() => {
  vi.unstubAllGlobals();
  hideAmounts(false);
});

test('the choice belongs to the device, and applies before the first paint', () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  chooseAmounts(true);
  hideAmounts(false);
  readAmounts();
  expect(areAmountsHidden()).toBe(true);
  chooseAmounts(false);
  expect([areAmountsHidden(), kept.size]).toEqual([false, 0]);
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
