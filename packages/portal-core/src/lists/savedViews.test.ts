import { expect, test } from 'vitest';
import { daysField } from './listState';
import { selectLastFilters, withRestoredView, toSearch, getViews, withoutView, withView } from './savedViews';

const fields = [daysField, { type: 'text', name: 'note', label: 'Note' }] as const;
const baseUrl = 'https://portal.example/user/transactions';

test('a view is the address of its filters, from the first page on [B §2 Filter dialog]', () => {
  const search = toSearch(fields, { page: 7, filters: { from: '2026-08-01', note: 'a&b' } });
  expect(search).toBe('?from=2026-08-01&note=a%26b');
  expect(getViews(fields, [{ name: 'August', search }], baseUrl)).toEqual([
    { name: 'August', filters: { from: '2026-08-01', note: 'a&b' }, link: `${baseUrl}${search}` },
  ]);
});

test('what the fields do not allow gets out of no storage (T9)', () => {
  const forged = [
    { name: 'a', search: '?from=yesterday&next=//evil.example' },
    { name: 'b', search: '?from=2026-08-01&next=//evil.example' },
  ];
  expect(getViews(fields, forged, baseUrl)).toEqual([
    { name: 'b', filters: { from: '2026-08-01' }, link: `${baseUrl}?from=2026-08-01` },
  ]);
  expect(selectLastFilters(fields, '?user=x')).toBeUndefined();
  expect(selectLastFilters(fields, '')).toBeUndefined();
  expect(selectLastFilters(fields, '?note=x&page=3')).toEqual({ note: 'x' });
});

test('a view replaces that of the same name, and is the newest', () => {
  const stored = {
    last: 'x',
    views: [
      { name: 'A', search: '1' },
      { name: 'August', search: '2' },
    ],
  };
  expect(withView(stored, { name: 'AUGUST', search: '3' })).toEqual({
    last: 'x',
    views: [
      { name: 'AUGUST', search: '3' },
      { name: 'A', search: '1' },
    ],
  });
  expect(withoutView(stored, 'a').views).toEqual([{ name: 'August', search: '2' }]);
});

test('a deleted view comes back where it was, once [B §2 Filter dialog]', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, search: `?note=${name}` }));
  if (!a || !b || !c) throw new Error('There are three.');
  const stored = { last: 'x', views: [a, c] };
  expect(withRestoredView(stored, b, 1)).toEqual({ last: 'x', views: [a, b, c] });
  expect(withRestoredView({ last: '', views: [a, { name: 'B', search: '2' }, c] }, b, 0).views).toEqual([
    b,
    a,
    c,
  ]);
});
