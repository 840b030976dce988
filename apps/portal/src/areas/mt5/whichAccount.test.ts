import { expect, test } from 'vitest';
import { namedIn, searchOfAccount, searchOfState, searchOfTab, selectShown } from './whichAccount';

test('an address names an account, something that is none, or nothing (D73) [B §2 Account Details]', () => {
  expect(namedIn('?account=90002.17&tab=trades')).toEqual({ kind: 'login', login: '90002.17' });
  expect(namedIn('?tab=trades')).toBeUndefined();
  expect(namedIn('?account=../1')).toEqual({ kind: 'odd', text: '../1' });
  expect(namedIn(`?account=${'x'.repeat(5000)}`)).toEqual({ kind: 'odd', text: 'x'.repeat(32) });
});

test('no account is said to be there only after the live history has named none', () => {
  const [nothing, login] = [undefined, { kind: 'login', login: '7' } as const];
  const none = { state: 'ready', data: { kind: 'none' } } as const;
  const failed = { state: 'failed', message: 'No answer', onRetry: () => {} } as const;
  const ready = { state: 'ready', data: nothing } as const;
  expect(selectShown(ready, none, failed)).toBe(failed);
  expect(selectShown(ready, none, { state: 'loading' })).toEqual({ state: 'loading' });
  expect(selectShown(ready, none, ready)).toBe(none);
  expect(selectShown({ state: 'ready', data: login }, { state: 'loading' }, failed)).toEqual({
    state: 'loading',
  });
});

test('another account keeps the tab and nothing of the lists before', () => {
  expect(searchOfAccount('?account=1&transactions=3&trades=2&tab=trades', '50.1')).toBe(
    '?account=50.1&tab=trades',
  );
  expect(searchOfAccount('', '7')).toBe('?account=7');
  expect(searchOfTab('?account=7&trades=2', 'trades')).toBe('?account=7&trades=2&tab=trades');
});

test.each([
  [{ account: '70018842' }, '?account=70018842'],
  [{ account: 70018842 }, '?account=70018842'],
  [{ account: 'javascript:alert(1)' }, undefined],
  [{ account: '1&tab=x' }, undefined],
  [{}, undefined],
  [null, undefined],
  ['70018842', undefined],
])(
  'of what came along, %j, only a number goes into the address (T9) [B §2 Account Details]',
  (state, search) => {
    expect(searchOfState(state)).toBe(search);
  },
);
