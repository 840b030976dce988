import { expect, test, vi } from 'vitest';
import { getGroups } from './groups';

const entry = (label: string) => ({ id: label, label, icon: 'list' as const });
const base = { query: '', pages: [entry('KYC'), entry('Deposit')], actions: [entry('Dark')], recent: [] };
const titles = (shown: Parameters<typeof getGroups>[0]) =>
  getGroups(shown).map(({ title, lines }) => [title, ...lines.map(({ label }) => label)]);

test('an empty query lists the recent entries first, and only once', () => {
  expect(titles({ ...base, recent: [entry('Deposit')], sources: [] })).toEqual([
    ['Recent', 'Deposit'],
    ['Actions', 'Dark'],
    ['Pages', 'KYC'],
  ]);
});

test('each source fails alone, and what it lacks is asked for again [A §2 Header]', () => {
  const onRetry = vi.fn();
  const [first, second, third] = getGroups({
    ...base,
    query: 'de',
    sources: [
      { title: 'Withdrawals', found: { state: 'failed', message: 'x', onRetry } },
      { title: 'Tickets', found: { state: 'ready', data: [entry('Deposit not shown')] }, note: 'all' },
      { title: 'Team', found: { state: 'loading' } },
      { title: 'Subscriptions', found: { state: 'ready', data: [] } },
    ],
  });
  first?.lines[0]?.retry?.();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(second).toMatchObject({ title: 'Tickets', note: 'all', lines: [{ id: 'Deposit not shown' }] });
  expect(third).toMatchObject({ title: 'Team', searching: true, lines: [] });
});

test('a source with many shows five', () => {
  const data = Array.from({ length: 9 }, (_, index) => entry(`WD-${index}`));
  expect(
    getGroups({
      ...base,
      query: 'wd',
      sources: [{ title: 'Withdrawals', found: { state: 'ready', data } }],
    })[0]?.lines,
  ).toHaveLength(5);
});
