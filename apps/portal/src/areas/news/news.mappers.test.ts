import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import {
  articleFields,
  isPaged,
  toNewsPage,
  toNewsQuery,
  toNotificationsPage,
  toNotificationsQuery,
  toUnreadArticles,
} from './news.mappers';
import { toLatestNotifications } from './unreadNews.mappers';

test('the bell shows plain text and a count (D62) [A §3 Notifications and news]', () => {
  const data = [
    {
      id: 31,
      title: 'Deposit received',
      body: '<p>2,000.00 <b>USDT</b></p>',
      link: '/user/kyc',
      created_at: '2026-11-20T07:02:00Z',
    },
  ];
  expect(toLatestNotifications(sent({ status: true, unread_count: '3', data }))).toEqual({
    items: [
      {
        id: '31',
        title: 'Deposit received',
        text: '2,000.00 USDT',
        createdAt: '2026-11-20T07:02:00Z',
        href: '/user/kyc',
      },
    ],
    unreadCount: 3,
  });
});

test('a notification without an id is known by its place', () => {
  const { items } = toLatestNotifications(sent({ data: [{ title: 'A' }, { title: 'B' }] }));
  expect(items.map(({ id }) => id)).toEqual(['notification-0', 'notification-1']);
});

test('both lists are filtered by days', () => {
  expect(articleFields).toEqual([{ type: 'dates', from: 'from', to: 'to' }]);
});

test.each<[unknown]>([
  [null],
  [{}],
  [{ data: null, unread_count: -1 }],
  [{ data: 'x', unread_count: 'NaN' }],
])('the bell of %j is empty', (body) => {
  expect(toLatestNotifications(sent(body))).toEqual({ items: [], unreadCount: 0 });
});

const location = { origin: 'https://portal.example', path: '/api/news' };
const toNews = (body: unknown, unread?: ReadonlySet<string>) =>
  toNewsPage(sent(body), location, '/images', unread);

// A §3.
describe('a page of news', () => {
  const item = {
    id: 8,
    title: 'New live packages',
    image: 'atlas.png',
    body: '<p>Two packages</p>',
    published_at: '2026-11-11T08:00:00Z',
    created_at: '2026-11-10T16:30:00Z',
    is_show: 1,
    is_read: 0,
  };
  const links = { current_page: 2, last_page: 3, from: 11, to: 11, total: 24, per_page: 10 };
  const read = {
    rows: [
      {
        id: 'news-8',
        title: 'New live packages',
        html: '<p>Two packages</p>',
        moment: '2026-11-11T08:00:00Z',
        unread: true,
        imageUrl: '/images/atlas.png',
      },
    ],
    range: { page: 2, lastPage: 3, from: 11, to: 11, total: 24, end: 'continues', missing: 0 },
  };

  test.each<[string, unknown]>([
    ['nested in data.all_news', { status: true, data: { all_news: { data: [item], ...links } } }],
    ['nested in data', { status: true, data: { data: [item], ...links } }],
    ['flat', { status: true, data: [item], ...links }],
    [
      'with numbers as texts',
      { data: [{ ...item, id: '8', is_show: '1', is_read: '0' }], ...links, total: '24' },
    ],
    ['without a word on whether it is shown', { data: [{ ...item, is_show: undefined }], ...links }],
    ['with an item that is hidden', { data: [item, { ...item, id: 7, is_show: 0 }], ...links }],
  ])('is read %s (D56) [A §3 Notifications and news, B §2 All News]', (_name, body) => {
    expect(toNews(body)).toEqual(read);
  });

  test('of nulls has what is there, and no more [B §3]', () => {
    const bare = {
      id: null,
      title: null,
      image: null,
      body: '<p>Words</p>',
      published_at: null,
      is_read: null,
    };
    expect(toNews({ data: [bare] }).rows).toEqual([
      { id: 'news-at-0', title: '', html: '<p>Words</p>', moment: undefined, unread: false },
    ]);
    const [picture] = toNews({ data: [{ id: 1, image: 'a.png' }] }).rows;
    expect(picture).toMatchObject({ title: '', html: '', imageUrl: '/images/a.png' });
  });

  test('without `is_read` is unread by the count of the first page, and has the ids to mark as read (D128)', () => {
    const plain = { ...item, is_read: undefined };
    const { rows } = toNews({ data: [plain, { ...plain, id: 7 }] }, new Set(['8']));
    expect(rows.map(({ unread }) => unread)).toEqual([true, false]);
    expect(toUnreadArticles(rows)).toEqual(['8']);
    expect(toNews({ data: [{ ...item, is_read: 1 }] }, new Set(['8'])).rows[0]?.unread).toBe(false);
    expect(toUnreadArticles(toNews({ data: [{ ...item, id: '../logout' }] }).rows)).toEqual([]);
  });

  test('dates by the publication, else by the making (D92) [A §3 Notifications and news, B §2 All News]', () => {
    const { published_at: _published, ...unpublished } = item;
    expect(toNews({ data: [item] }).rows[0]?.moment).toBe('2026-11-11T08:00:00Z');
    expect(toNews({ data: [unpublished] }).rows[0]?.moment).toBe('2026-11-10T16:30:00Z');
    expect(toNews({ data: [{ ...item, published_at: null }] }).rows[0]?.moment).toBe('2026-11-10T16:30:00Z');
  });

  test('takes images from the image folder alone (T10) [A §3 Notifications and news, B §3]', () => {
    const toUrl = (image: unknown) => toNews({ data: [{ ...item, image }] }).rows[0]?.imageUrl;
    for (const image of ['../logout', 'https://evil.example/x.png', '//evil.example', 'javascript:alert(1)'])
      expect(toUrl(image)).toBe('');
    for (const image of [{}, 7, '', null]) expect(toUrl(image)).toBeUndefined();
    expect(toUrl('2026/11/x.png')).toBe('/images/2026/11/x.png');
  });

  test('has titles without markup, and leaves a body to be cleaned where it is shown (T1)', () => {
    const body = '<img src=x onerror=alert(1)>';
    const [row] = toNews({ data: [{ ...item, title: `Hi <b>you</b>${body}`, body }] }).rows;
    expect(row).toMatchObject({ title: 'Hi you', html: body });
  });
});

describe('a page of notifications', () => {
  const notes = Array.from({ length: 12 }, (_, index) => ({ id: 40 - index, title: `Note ${index + 1}` }));
  const whole = { status: true, data: notes, current_page: 1, last_page: 1, per_page: 10_000, total: 12 };
  const toPage = (body: unknown, wanted?: number) => toNotificationsPage(sent(body), location, wanted);

  test('is that of the server, or cut from an export (D87) [B §2 All Notifications]', () => {
    expect(toPage(whole).rows).toHaveLength(12);
    expect(toPage(whole, 2)).toEqual({
      rows: [
        { id: 'notification-30', title: 'Note 11', html: '', moment: undefined, unread: false },
        { id: 'notification-29', title: 'Note 12', html: '', moment: undefined, unread: false },
      ],
      range: { page: 2, lastPage: 2, from: 11, to: 12, total: 12, end: 'complete', missing: 0 },
    });
    expect([isPaged(sent(whole)), isPaged(sent({ ...whole, last_page: 2 })), isPaged(sent(null))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('marks the newest as unread, by the count of the bell, where the server marks none (D62)', () => {
    const marked = (body: unknown, unread: number) =>
      toNotificationsPage(sent(body), location, undefined, unread).rows.filter((row) => row.unread);
    expect(marked(whole, 3).map(({ title }) => title)).toEqual(['Note 1', 'Note 2', 'Note 3']);
    expect(marked(whole, 0)).toEqual([]);
    expect(marked({ ...whole, data: notes.map((row) => ({ ...row, is_read: 1 })) }, 3)).toEqual([]);
  });
});

test('a list is asked for by page and days, and a filtered one of notifications whole (A §7, D87, D89) [A §3 Notifications and news, B §2 All Notifications]', () => {
  const plain = { page: 3, filters: {} };
  const filtered = { page: 1, filters: { from: '2026-11-01', to: '2026-11-20' } };
  const days = { from_date: '01-11-2026', to_date: '20-11-2026' };
  expect(toNewsQuery(plain)).toEqual({ page: 3 });
  expect(toNewsQuery(filtered)).toEqual({ page: 1, ...days });
  expect(toNotificationsQuery(plain)).toEqual({ page: 3 });
  expect(toNotificationsQuery(filtered)).toEqual({ export: 'true', ...days });
  expect(toNotificationsQuery({ ...filtered, page: 2 })).toEqual({ export: 'true', ...days, page: 2 });
});
