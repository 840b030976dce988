import { expect, test } from 'vitest';
import { getOpenRowId, toRowName, withOpened } from './openedRow';

test('an open row is added to the list’s state in the address, and removed again', () => {
  const opened = withOpened('?page=2&wallet=hold', 'row', 'WD-261121-000231');
  expect(opened).toBe('?page=2&wallet=hold&row=WD-261121-000231');
  expect(getOpenRowId(opened, 'row')).toBe('WD-261121-000231');
  expect(withOpened(opened, 'row', undefined)).toBe('?page=2&wallet=hold');
  expect(withOpened('?row=1', 'row', undefined)).toBe('');
});

test.each(['?row=', '?row=<script>', '?row=a%20b', `?row=${'x'.repeat(81)}`, ''])(
  '%s opens nothing',
  (search) => {
    expect(getOpenRowId(search, 'row')).toBeUndefined();
  },
);

test('the second list of a screen has a separate name', () => {
  expect(toRowName('page')).toBe('row');
  expect(toRowName('trades')).toBe('tradesRow');
});
