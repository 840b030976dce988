import { expect, test } from 'vitest';
import { readSavedViews, writeSavedViews } from './savedViews';
import type { Store } from './owned/store';
import { memory } from './storage.fixtures';

const list = '/user/transactions';
const august = { name: 'August', search: '?from=2026-08-01' };
const views = { views: [august], last: '?wallet=pay_in' };
const none = { views: [], last: '' };

// Proves: viewMessages.note
test('each list and each member has separate views, and no name is in the storage [B §2 Filter dialog]', () => {
  const store = memory();
  expect(writeSavedViews('Amara21', list, views, store)).toBe(true);
  expect(readSavedViews('amara21', list, store)).toEqual(views);
  expect(readSavedViews('amara21', '/user/payouts', store)).toEqual(none);
  expect(readSavedViews('jonas7', list, store)).toEqual(none);
  expect(JSON.stringify([...store.values])).not.toContain('mara21');
  writeSavedViews('amara21', list, none, store);
  expect([...store.values.values()]).toEqual(['[]']);
});

test('a device with full or closed storage keeps nothing more, reports it, and loses nothing [B §2 Filter dialog]', () => {
  const store = memory();
  writeSavedViews('amara21', list, views, store);
  const full: Store = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(writeSavedViews('amara21', list, { views: [], last: '' }, full)).toBe(false);
  expect(readSavedViews('amara21', list, full)).toEqual(views);
  expect(writeSavedViews('amara21', list, views, undefined)).toBe(false);
  const many = Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, search: '' }));
  expect(writeSavedViews('amara21', list, { views: many, last: '' }, store)).toBe(false);
  const long = [{ name: 'x'.repeat(41), search: '' }];
  expect(writeSavedViews('amara21', list, { views: long, last: '' }, store)).toBe(false);
  expect(readSavedViews('amara21', list, store)).toEqual(views);
});

test.each(['x', '{}', '[1,null,["/user/transactions"],["/user/transactions","",[["",""],["a"],7]]]'])(
  'of a broken storage is nothing: %s',
  (value) => {
    const store = memory();
    writeSavedViews('amara21', list, views, store);
    for (const key of store.values.keys()) store.values.set(key, value);
    expect(readSavedViews('amara21', list, store)).toEqual(none);
  },
);
