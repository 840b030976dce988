import { expect, test } from 'vitest';
import { splitMatches, matching } from './matching';

const entry = (label: string, hint?: string) => ({ id: label, label, icon: 'list' as const, hint });
const entries = [entry('Live Packages'), entry('Withdraw', 'Finance'), entry('Withdraw History', 'Withdraw')];
const labels = (query: string) => matching(query, entries).map(({ label }) => label);

test('every word must be in label or hint, in any order and case', () => {
  expect(labels('history WITHDRAW')).toEqual(['Withdraw History']);
  expect(labels('finance')).toEqual(['Withdraw']);
  expect(labels('zebra')).toEqual([]);
  expect(labels(' ')).toHaveLength(3);
});

test('what starts with the query comes first, then what has such a word, then what holds it, then hints', () => {
  const found = matching('an', [
    entry('Deposit', 'Finance'),
    entry('Transfer'),
    entry('Buy another'),
    entry('Another'),
  ]);
  expect(found.map(({ label }) => label)).toEqual(['Another', 'Buy another', 'Transfer', 'Deposit']);
});

test.each([
  ['with', 'Withdraw', ['', 'With', 'draw']],
  ['draw wi', 'Withdraw', ['', 'Wi', 'th', 'draw', '']],
  ['w wi', 'Withdraw', ['', 'Wi', 'thdra', 'w', '']],
  ['', 'Withdraw', ['Withdraw']],
  ['(', 'a (b)', ['a ', '(', 'b)']],
  ['.*', 'WD-1', ['WD-1']],
])('%j in %j is marked [A §2 Header]', (query, text, parts) => {
  expect(splitMatches(query, text)).toEqual(parts);
});

test('a code that is isolated on the screen is found as it is typed', () => {
  const found = matching('إعداد 2fa', [entry('ملف 2FA إعداد'), entry('إعداد \u20682FA\u2069')]);
  expect(found[0]?.label).toBe('إعداد \u20682FA\u2069');
});
