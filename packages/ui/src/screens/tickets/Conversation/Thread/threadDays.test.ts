import { expect, test } from 'vitest';
import type { TicketMessage } from './messageTexts';
import { threadDays } from './threadDays';

const at = (id: string, sentAt?: string): TicketMessage => ({ id, text: id, sentAt, images: [] });
const shape = (messages: TicketMessage[]) =>
  threadDays(messages).map(({ day, messages: own }) => [day, own.map(({ id }) => id).join('')]);

test('groups messages by day and keeps their order', () => {
  const noon = (day: number) => `2026-11-${day}T12:00:00Z`;
  expect(shape([at('a', noon(14)), at('b', noon(14)), at('c', noon(15))])).toEqual([
    ['14-11-2026', 'ab'],
    ['15-11-2026', 'c'],
  ]);
  expect(shape([])).toEqual([]);
});

test('entries without a date or out of order are still shown, under separate keys', () => {
  const days = threadDays([
    at('a', '2026-11-14T12:00:00Z'),
    at('b'),
    at('c', 'yesterday'),
    at('d', '2026-11-14T12:00:00Z'),
  ]);
  expect(days.map(({ day }) => day)).toEqual(['14-11-2026', 'No date', '14-11-2026']);
  expect(new Set(days.map(({ key }) => key)).size).toBe(3);
});

test('a key outlives messages before and behind', () => {
  const [day] = threadDays([at('b', '2026-11-14T12:00:00Z')]);
  const [more] = threadDays(['a', 'b', 'c'].map((id) => at(id, '2026-11-14T12:00:00Z')));
  expect(more?.key).toBe(day?.key);
});
