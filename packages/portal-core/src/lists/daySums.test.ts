import { expect, test } from 'vitest';
import { getNewestDay, withEarlier, withNewest, type DaySums } from './daySums';

type Sums = DaySums<{ day: string }>;
const on = (...days: string[]) => days.map((day) => ({ day }));
const part = (partialDay?: string) => ({ partialDay, lacksSome: false });

test('a refresh reads from the newest known day, or everything after four weeks', () => {
  expect(getNewestDay({ sums: on('2026-11-02', '2026-11-20', '2026-03-01') }, '2026-11-23')).toBe(
    '2026-11-20',
  );
  expect(getNewestDay({ sums: on('2026-10-02') }, '2026-11-23')).toBeUndefined();
  expect(getNewestDay({ sums: [] }, '2026-11-23')).toBeUndefined();
});

test('a refresh replaces the days that it read, and keeps the others', () => {
  const known: Sums = { sums: on('2026-11-20', '2026-11-02'), ...part('2026-11-02') };
  expect(withNewest(known, { sums: on('2026-11-23', '2026-11-20'), ...part() }, '2026-11-20')).toEqual({
    sums: on('2026-11-02', '2026-11-23', '2026-11-20'),
    ...part('2026-11-02'),
  });
  const ended = { sums: on('2026-11-23'), ...part('2026-11-23') };
  expect(withNewest(known, ended, '2026-11-20')).toEqual(ended);
});

test('earlier days are added, the day that was read in part again', () => {
  const known: Sums = { sums: on('2026-11-20', '2026-11-02'), ...part('2026-11-02') };
  expect(withEarlier(known, { sums: on('2026-11-02', '2026-10-01'), ...part() })).toEqual({
    sums: on('2026-11-20', '2026-11-02', '2026-10-01'),
    ...part(),
  });
  const stuck = { sums: on('2026-11-02'), ...part('2026-11-02') };
  expect(withEarlier(known, stuck)).toEqual({ ...known, isLast: true });
});
