import { expect, test } from 'vitest';
import { keepRecentEntry, readRecentEntries } from './recentEntries';
import { memory } from './storage.fixtures';

const entry = (id: string) => ({ id, label: `Label of ${id}`, hint: 'hint', href: `/user/${id}` });

test('the last six are kept, the newest first and each once [A §2 Header]', () => {
  const store = memory();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) keepRecentEntry(entry(id), store);
  expect(readRecentEntries(store).map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(readRecentEntries(store)[0]).toEqual(entry('c'));
  keepRecentEntry({ id: 'action:dark', label: 'Dark' }, store);
  expect(readRecentEntries(store)[0]).toEqual({ id: 'action:dark', label: 'Dark' });
});

test.each(['//evil.example', 'https://evil.example', '/login', '/user/a b', '/user/\\evil', 7, null])(
  'a stored address leads to the member’s own pages alone: %j (T9)',
  (href) => {
    const store = memory({ recent_entries: JSON.stringify([['x', 'X', '', href]]) });
    expect(readRecentEntries(store)).toEqual([{ id: 'x', label: 'X' }]);
  },
);

test('long ones take no more space than the limit', () => {
  const store = memory();
  for (let index = 0; index < 6; index += 1)
    keepRecentEntry(
      { id: `${index}${'i'.repeat(299)}`, label: '"'.repeat(300), href: `/user/${'x'.repeat(250)}` },
      store,
    );
  expect(readRecentEntries(store).length).toBeGreaterThan(2);
  expect(readRecentEntries(store)[0]?.id.startsWith('5')).toBe(true);
});
