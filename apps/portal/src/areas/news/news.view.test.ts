import { expect, test } from 'vitest';
import { latestNotificationsOf } from './news.view';

test('the bell shows plain text and a count (D62)', () => {
  const data = [
    {
      id: 31,
      title: 'Deposit received',
      body: '<p>2,000.00 <b>USDT</b></p>',
      created_at: '2026-11-20T07:02:00Z',
    },
  ];
  expect(latestNotificationsOf({ status: true, unread_count: '3', data })).toEqual({
    items: [
      { id: '31', title: 'Deposit received', text: '2,000.00 USDT', createdAt: '2026-11-20T07:02:00Z' },
    ],
    unreadCount: 3,
  });
});

test.each<[unknown]>([
  [null],
  [{}],
  [{ data: null, unread_count: -1 }],
  [{ data: 'x', unread_count: 'NaN' }],
])('the bell of %j is empty', (body) => {
  expect(latestNotificationsOf(body)).toEqual({ items: [], unreadCount: 0 });
});
