import { addresses, toStatementPath } from '@portal/ui/addresses';
import { expect, test } from 'vitest';
import { isStatement, listSearch, searchOfFilterBy, statementSearch } from './transactionViews';

test.each(['pay_in', 'pay_out', 'live', 'fixed', 'hold'])(
  'filterBy %s is in the address (B §2) [A §2 Dashboard, B §2 Transactions]',
  (wallet) => {
    expect(searchOfFilterBy({ filterBy: wallet })).toBe(`?wallet=${wallet}`);
  },
);

test.each<[unknown]>([
  [null],
  [undefined],
  ['pay_in'],
  [{}],
  [{ filterBy: null }],
  [{ filterBy: '' }],
  [{ filterBy: 'chain' }],
  [{ filterBy: 'toString' }],
  [{ filterBy: '__proto__' }],
  [{ filterBy: 'pay_in&page=9' }],
  [{ filterBy: '//evil.example' }],
  [{ filterBy: ['pay_in'] }],
  [{ filterBy: { toString: () => 'pay_in' } }],
])('what came along as %j filters nothing (T9) [B §2 Transactions]', (state) => {
  expect(searchOfFilterBy(state)).toBeUndefined();
});

test('a statement keeps what filters the list, and the way back has it still', () => {
  const search = '?page=3&wallet=pay_in&type=debit';
  expect(statementSearch(search)).toBe('?view=statement&page=3&wallet=pay_in&type=debit');
  expect(statementSearch(statementSearch(search))).toBe(statementSearch(search));
  expect(listSearch(statementSearch(search))).toBe(search);
  expect([statementSearch(''), listSearch('?view=statement')]).toEqual(['?view=statement', '']);
  const month = { from: '2026-09-01', to: '2026-09-30' };
  expect(toStatementPath(month)).toBe(
    `${addresses.transactions}${statementSearch(`?${String(new URLSearchParams(month))}`)}`,
  );
  expect(['', '?view=list', '?view=statement', '?view=STATEMENT'].map(isStatement)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
