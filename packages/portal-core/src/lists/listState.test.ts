import type { FilterField } from '@portal/ui';
import { describe, expect, test } from 'vitest';
import { toDayQuery, getFailure, readListState, writeListState, type ListState } from './listState';

const fields: readonly FilterField[] = [
  { type: 'dates', from: 'from', to: 'to' },
  { type: 'option', name: 'wallet', label: 'Wallet', options: [{ value: 'pay_in', label: 'Receiving' }] },
  { type: 'number', name: 'amount', label: 'Amount' },
  { type: 'text', name: 'note', label: 'Description' },
];
const read = (search: string) => readListState(search, fields);
const write = (state: ListState, search = '') => writeListState(search, fields, state);
const plain: ListState = { page: 1, filters: {} };

describe('the address of a list', () => {
  test('holds its page and its filters [B §2 Transactions]', () => {
    expect(
      read('?page=3&from=2026-11-01&to=2026-11-20&wallet=pay_in&amount=50&note=bot%20%26%20pool'),
    ).toEqual({
      page: 3,
      filters: { from: '2026-11-01', to: '2026-11-20', wallet: 'pay_in', amount: '50', note: 'bot & pool' },
    });
    expect(read('')).toEqual(plain);
  });

  test.each([
    ['page=0'],
    ['page=-1'],
    ['page=1e9'],
    ['page=1.5'],
    ['page=1000001'],
    ['page=99999999999999999999'],
    ['page=0x10'],
    ['page=%202'],
    ['page=٣'],
    ['page=2&page=3'],
    ['page[]=2'],
    ['page='],
    ['from=31-02-2026'],
    ['from=2026-02-31'],
    ['from=2026-2-3'],
    ['from=2026-11-01T00:00:00Z'],
    ['from=2026-11-01%00'],
    ['from=0000-00-00'],
    ['from=2026-11-01&from=2026-11-02'],
    ['from=javascript:alert(1)'],
    ['wallet=pay_out'],
    ['wallet=__proto__'],
    ['wallet=constructor'],
    ['wallet='],
    ['amount=1e3'],
    ['amount=-1'],
    [`amount=${'9'.repeat(21)}`],
    ['note=%20%20'],
    ['note=a%0Ab'],
    [`note=${'x'.repeat(101)}`],
    [`note=${'x'.repeat(10_000)}`],
    ['from_date=01-01-2026'],
    ['__proto__=x'],
  ])('takes nothing from %s, and does not keep it [B §2 Filter dialog]', (query) => {
    expect(read(`?${query}`)).toEqual(plain);
    const own = /^(page|from|to|wallet|amount|note)=/.test(query);
    if (own) expect(write(read(`?${query}`), `?${query}`)).toBe('');
  });

  test('takes as much as its fields allow, and no more', () => {
    expect(read('?page=1000000').page).toBe(1_000_000);
    expect(read(`?amount=${'9'.repeat(20)}&note=${'x'.repeat(100)}`).filters).toEqual({
      ...{ amount: '9'.repeat(20), note: 'x'.repeat(100) },
    });
    const wallet = {
      ...fields[1]!,
      options: ['a', 'b'].map((value) => ({ value, label: value })),
    } as FilterField;
    expect(readListState('?wallet=b', [wallet]).filters).toEqual({ wallet: 'b' });
    for (const query of [
      'from=%202026-11-01',
      'amount=1a',
      'amount=a1',
      'note=a%00',
      'note=',
      'page=1a',
      'page=a1',
    ])
      expect(read(`?${query}`)).toEqual(plain);
  });

  test('is written as it is read, the first page unsaid [B §2 Filter dialog]', () => {
    const state = { page: 2, filters: { from: '2026-11-01', note: 'bot & pool' } };
    expect(write(state)).toBe('?page=2&from=2026-11-01&note=bot+%26+pool');
    expect(read(write(state))).toEqual(state);
    expect(write(plain, '?page=7&from=2026-11-01')).toBe('');
  });

  test('leaves alone what is not its own', () => {
    expect(write({ page: 2, filters: {} }, '?tab=news&page=9&page=8')).toBe('?tab=news&page=2');
  });

  test('two lists of one address have separate pages, and keep each other’s place (D78)', () => {
    const search = '?b=3&a=2&tab=x';
    for (const name of ['a', 'b']) {
      const state = readListState(search, [], name);
      expect(state.page).toBe(name === 'a' ? 2 : 3);
      expect(writeListState(search, [], state, name)).toBe(search);
    }
    expect(writeListState(search, [], { page: 5, filters: {} }, 'a')).toBe('?b=3&a=5&tab=x');
    expect(readListState('?page=7', [], 'a').page).toBe(1);
  });

  test('writes nothing that its fields do not allow', () => {
    const odd = { page: 1, filters: { from: 'x', wallet: 'pay_out', other: '1', note: 'x'.repeat(101) } };
    expect(write(odd)).toBe('');
  });

  test('returns a list for any value, and is stable after one writing', () => {
    const names = ['page', 'from', 'to', 'wallet', 'amount', 'note', 'x', '__proto__'];
    const values = [
      '',
      '1',
      '7',
      '-1',
      '2026-11-01',
      '31-02-2026',
      'pay_in',
      '%',
      '<img>',
      '\ud800',
      ' a & b ',
    ];
    const pairs = names.flatMap((name) => values.map((value) => [name, value] as [string, string]));
    for (const one of pairs)
      for (const other of pairs) {
        const search = `?${new URLSearchParams([one, other]).toString()}`;
        const state = read(search);
        expect(Number.isInteger(state.page) && state.page >= 1 && state.page <= 1_000_000, search).toBe(true);
        const tidy = write(state, search);
        expect(read(tidy), search).toEqual(state);
        expect(write(read(tidy), tidy), search).toBe(tidy);
      }
  });
});

test('days go to the server as DD-MM-YYYY (D89) [B §9 Dates]', () => {
  expect(toDayQuery({ from: '2026-11-01', to: '2026-11-20', note: 'x' })).toEqual({
    from_date: '01-11-2026',
    to_date: '20-11-2026',
  });
  expect(toDayQuery({ to: '2026-11-20' })).toEqual({ to_date: '20-11-2026' });
  expect(toDayQuery({})).toEqual({});
});

const page = 'Request failed please try again';
const filter = 'Request failed please login again';
const first = { page: 1, filters: { from: '2026-11-01' } };
test.each<[string, ListState | undefined, ListState, string | undefined]>([
  ['a list that is opened fails as any read', undefined, plain, undefined],
  ['also on a later page', undefined, { page: 4, filters: {} }, undefined],
  ['opened with a filter (B §8)', undefined, first, filter],
  ['a page (A §8)', plain, { page: 2, filters: {} }, page],
  ['back to the first page', { page: 2, filters: {} }, plain, page],
  ['a page of a filtered list', first, { ...first, page: 2 }, page],
  ['a filter is set (B §8)', { page: 2, filters: {} }, first, filter],
  ['a filter is taken off', first, plain, filter],
])('%s [A §8 Pagination failure, B §8 Filter failed]', (_name, before, now, text) => {
  expect(getFailure(before, now)).toBe(text);
});
