import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { parsePopupMark, toUnreadIds, toUnreadNews } from './unreadNews.mappers';

const location = { origin: 'https://portal.example', path: '/api/news' };
const news = [5, 9, 7].map((id) => ({ id, title: `News ${id}`, published_at: `2026-11-0${id}T08:00:00Z` }));
const getIds = (body: unknown) => [...toUnreadIds(sent(body), location)];

test('the badge of the header is a count, and 0 if the server sends none', () => {
  expect(toUnreadNews(sent({ unread_count: '4' }))).toBe(4);
  for (const body of [undefined, null, {}, { unread_count: 'x' }]) expect(toUnreadNews(sent(body))).toBe(0);
});

test('the newest `unread_count` shown news are unread, if the server marks none of them (D128)', () => {
  expect(getIds({ unread_count: 2, data: news })).toEqual(['9', '7']);
  expect(getIds({ unread_count: 0, data: news })).toEqual([]);
  expect(getIds({ data: news })).toEqual([]);
  expect(getIds({ unread_count: 9, data: { all_news: { data: news } } })).toEqual(['9', '7', '5']);
  const hidden = { ...news[1], is_show: 0 };
  expect(getIds({ unread_count: 1, data: [news[0], hidden, news[2]] })).toEqual(['7']);
});

test('the newest come first in any spelling of the date', () => {
  const days = ['05-11-2026 08:00', '2026-11-09 08:00:00', '07/11/2026'];
  const spelt = news.map((one, at) => ({ ...one, published_at: days[at] }));
  expect(getIds({ unread_count: 2, data: spelt })).toEqual(['9', '7']);
});

test('`is_read` is the server’s own word, and the count concerns only the others', () => {
  const marked = news.map((one) => ({ ...one, is_read: one.id === 5 ? 0 : 1 }));
  expect(getIds({ unread_count: 3, data: marked })).toEqual(['5']);
  expect(getIds({ unread_count: 2, data: [marked[0], news[1], news[2]] })).toEqual(['5', '9']);
});

test.each([
  [{ popup_status: 1 }, 1],
  [{ is_popup: '1' }, 1],
  [{ popup: true }, 1],
  [{ popup_status: 0, popup: 1 }, 0],
  [{ popup: null, is_popup: 0 }, 0],
  [{ popup: 'maybe' }, undefined],
  [{}, undefined],
])('the popup mark of %j is %s (D128)', (item, mark) => expect(parsePopupMark(item)).toBe(mark));
