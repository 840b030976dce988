import { readSeenTickets, writeSeenTickets } from '@portal/portal-core/session/seenTickets';
import { memory } from '@portal/portal-core/session/storage.fixtures';
import { expect, test } from 'vitest';
import { isSameSeen, isUnread, seenAfter } from './seenTickets.mappers';

const ticket = (id: string, repliedAt = '') => ({ id, repliedAt });

test('the first look of a session marks nothing', () => {
  const seen = seenAfter(null, [ticket('1', 'mon'), ticket('2')], undefined);
  expect(seen).toEqual({ 1: 'mon', 2: '' });
  expect(isUnread(null, ticket('1', 'mon'))).toBe(false);
  expect(isUnread(seen, ticket('1', 'mon'))).toBe(false);
  expect(isUnread({}, ticket('1', 'mon'))).toBe(true);
  expect(isUnread({}, ticket('1'))).toBe(false);
  expect(isUnread({ 1: 'mon' }, ticket('1'))).toBe(false);
});

test('what was written to since is marked, until it is opened', () => {
  const seen = seenAfter(
    { 1: 'mon', 2: '' },
    [ticket('1', 'tue'), ticket('2', 'tue'), ticket('3')],
    undefined,
  );
  expect([ticket('1', 'tue'), ticket('2', 'tue'), ticket('3')].map((one) => isUnread(seen, one))).toEqual([
    true,
    true,
    false,
  ]);
  const after = seenAfter(seen, [ticket('1', 'tue'), ticket('2', 'tue')], '1');
  expect([ticket('1', 'tue'), ticket('2', 'tue')].map((one) => isUnread(after, one))).toEqual([false, true]);
});

test('a ticket that came since counts as never seen', () => {
  expect(seenAfter({}, [ticket('1', 'mon')], undefined)).toEqual({ 1: '' });
});

test('what is gone is forgotten, and the same is the same', () => {
  expect(seenAfter({ 1: 'mon', 9: 'mon' }, [ticket('1', 'mon')], undefined)).toEqual({ 1: 'mon' });
  expect(isSameSeen({ 1: 'mon' }, { 1: 'mon' })).toBe(true);
  expect(isSameSeen({ 1: 'mon', 2: '' }, { 1: 'mon' })).toBe(false);
  expect(isSameSeen({ 1: 'mon' }, { 1: 'tue' })).toBe(false);
  expect(isSameSeen({ 1: 'mon', 3: 'tue' }, { 1: 'mon', 2: 'tue' })).toBe(false);
  expect(isSameSeen(null, {})).toBe(false);
});

test('of 500 tickets a reload marks only those with a message since, and keeps the newest', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
  const tickets = Array.from({ length: 500 }, (_, index) => ticket(String(500 - index), at(500 - index)));
  const store = memory();
  writeSeenTickets(seenAfter(null, tickets, undefined), store);
  const kept = readSeenTickets(store);
  expect(kept?.['500']).toBe(at(500));
  expect(kept?.['1']).toBeUndefined();
  const now = tickets.map((one) => (['1', '499'].includes(one.id) ? { ...one, repliedAt: at(600) } : one));
  const seen = seenAfter(kept, [ticket('501', at(601)), ...now], undefined);
  const unread = [ticket('501', at(601)), ...now].filter((one) => isUnread(seen, one)).map(({ id }) => id);
  expect(unread).toEqual(['501', '499', '1']);
  expect(tickets.some((one) => isUnread(kept, one))).toBe(false);
});
