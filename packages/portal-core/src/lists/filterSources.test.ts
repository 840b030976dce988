import type { FilterField } from '@portal/ui';
import { expect, test } from 'vitest';
import { sourceNames, getSources, withSources } from './filterSources';
import { sent } from '../fromApi/sent.fixtures';

const source = [
  { key: 'DEPOSIT', value: 'Deposit' },
  { key: 'POOL', value: '' },
  { key: 7, value: 'Seven' },
  { key: 'DEPOSIT', value: 'Deposit' },
];
const sources = [
  { value: 'DEPOSIT', label: 'Deposit' },
  { value: 'POOL', label: 'POOL' },
  { value: '7', label: 'Seven' },
];

test('an answer names its sources, and so its rows are called (B §3) [B §3 Filter field, B §3 Payout, B §3 Transaction record]', () => {
  expect(getSources(sent({ source }))).toEqual(sources);
  const toName = sourceNames(sent({ source }));
  expect(['DEPOSIT', 'POOL', 'ROI', 7, null, {}, ''].map(toName)).toEqual([
    'Deposit',
    'POOL',
    'ROI',
    'Seven',
    '',
    '',
    '',
  ]);
});

test('they may be nested with the rows, in another answer, and in another case (D120)', () => {
  expect(getSources(sent({ data: { data: [], source } }))).toEqual(sources);
  const toName = sourceNames(sent({ source: [{ key: 'ROI', value: 'ROI Bonus' }] }), sent({ source }));
  expect(['ROI', 'deposit', 'Roi', 'seven'].map(toName)).toEqual([
    'ROI Bonus',
    'Deposit',
    'ROI Bonus',
    'seven',
  ]);
  expect(sourceNames(undefined, sent({ source }))('DEPOSIT')).toBe('Deposit');
  const first = sent({ source: [{ key: 'DEPOSIT', value: 'First' }] });
  expect(sourceNames(first, sent({ source }))('DEPOSIT')).toBe('First');
});

test.each<[unknown]>([
  [null],
  [{}],
  [{ source: null }],
  [{ source: 'DEPOSIT' }],
  [{ source: [null, '', {}, [], { key: '' }, { key: {} }] }],
])('%j names none', (body) => {
  expect(getSources(sent(body))).toEqual([]);
  expect(sourceNames(sent(body))('ROI')).toBe('ROI');
});

test('plain texts are their own names (D119)', () => {
  const plain = sent({ source: ['DEPOSIT', 7, 'DEPOSIT', { key: 'POOL', value: 'Pool' }] });
  expect(getSources(plain)).toEqual([
    { value: 'DEPOSIT', label: 'DEPOSIT' },
    { value: '7', label: '7' },
    { value: 'POOL', label: 'Pool' },
  ]);
});

test('they are the choices of the field, with what filters now [B §2 Transactions, B §3 Filter field]', () => {
  const days = { type: 'dates', from: 'from', to: 'to' } as const;
  const other = { type: 'text', name: 'note', label: 'Note' } as const;
  const fields: readonly FilterField[] = [days, { type: 'text', name: 'source', label: 'Source' }, other];
  const field = (options: object) => ({ type: 'option', name: 'source', label: 'Source', options });
  expect(withSources(fields, 'source', sources, {})).toEqual([days, field(sources), other]);
  expect(withSources(fields, 'source', sources, { source: 'POOL' })[1]).toEqual(field(sources));
  expect(withSources(fields, 'source', sources, { source: 'OLD' })[1]).toEqual(
    field([...sources, { value: 'OLD', label: 'OLD' }]),
  );
  const chosen: FilterField = { type: 'number', name: 'source', label: 'Source' };
  expect(withSources([chosen], 'source', sources, {})).toEqual([chosen]);
  expect(withSources(fields, 'source', [], { source: 'OLD' })[1]).toEqual(
    field([{ value: 'OLD', label: 'OLD' }]),
  );
});
