import { expect, test } from 'vitest';
import { filtersText, isSameName, toName, tidyName } from './savedViews';

test('a name is kept without blanks around it, and no longer than 40 characters', () => {
  expect(tidyName('  August \n of\tBSC ')).toBe('August of BSC');
  expect(tidyName('x'.repeat(60))).toHaveLength(40);
  expect(tidyName('  ')).toBe('');
});

test('two names are one, however they are written', () => {
  expect(isSameName('August', 'AUGUST')).toBe(true);
  expect(isSameName('August', 'August 2')).toBe(false);
});

const fields = [
  { type: 'dates', from: 'from', to: 'to' },
  { type: 'text', name: 'note', label: 'Note' },
] as const;

test('describes filters like their chips', () => {
  expect(filtersText(fields, { note: 'bonus', from: '2026-08-01' })).toBe('From 01-08-2026, Note bonus');
});

test('filters are known by the name of their view, in any order', () => {
  const views = [{ name: 'August', filters: { from: '2026-08-01', note: 'x' }, link: '' }];
  expect(toName(views, { note: 'x', from: '2026-08-01' })).toBe('August');
  expect(toName(views, { note: 'x' })).toBeUndefined();
});
