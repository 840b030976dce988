import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toInformationPopups, getKey, toNewsPopups } from './popups.mappers';

const location = { origin: 'https://portal.example', path: '/api/news' };
const item = { id: 8, title: 'Hello', body: '<p>All</p>', is_read: 0, published_at: '2026-11-18T08:00:00Z' };
const toNews = (...items: unknown[]) =>
  toNewsPopups(sent({ data: { all_news: { data: items } } }), location, '/images');
const getNotes = (...items: unknown[]) => toInformationPopups(sent({ data: items }));

describe('news that pop up', () => {
  test('are those that the server calls unread, with what the popup shows [A §2 Popups]', () => {
    expect(toNews({ ...item, image: 'a.png' })).toEqual([
      {
        ...{ kind: 'news', id: '8', title: 'Hello', html: '<p>All</p>' },
        ...{ publishedAt: '2026-11-18T08:00:00Z', imageUrl: '/images/a.png' },
      },
    ]);
    expect(toNews({ ...item, is_read: '0' })).toHaveLength(1);
  });

  test.each([
    ['read', { is_read: 1 }],
    ['without a mark (D61)', { is_read: undefined }],
    ['with a mark that says nothing', { is_read: 'maybe' }],
    ['not to be shown (D92)', { is_show: 0 }],
    ['without an id, so it cannot be marked', { id: null }],
    ['with an id that is a path (T17)', { id: '../dashboard' }],
  ])('are not those that are %s [A §2 Popups, A §3 Notifications and news]', (_name, more) => {
    expect(toNews({ ...item, ...more })).toEqual([]);
  });

  test('are the newest `unread_count`, if the server marks none (D128)', () => {
    const plain = [1, 2, 3].map((id) => ({
      ...item,
      id,
      is_read: undefined,
      published_at: `2026-11-0${id}`,
    }));
    const popups = toNewsPopups(sent({ unread_count: 2, data: plain }), location, '/images');
    expect(popups.map(getKey)).toEqual(['news:3', 'news:2']);
  });

  test.each(['popup', 'is_popup', 'popup_status'])(
    'follow the mark `%s` before anything else (D128)',
    (name) => {
      expect(toNews({ ...item, [name]: 0 })).toEqual([]);
      expect(toNews({ ...item, is_read: 1, [name]: 1 })).toHaveLength(1);
    },
  );

  test('come newest first, the day of making standing in for that of publishing (D92) [A §2 Popups]', () => {
    const older = { ...item, id: 7, published_at: null, created_at: '2026-11-01T08:00:00Z' };
    expect(toNews(older, item).map(getKey)).toEqual(['news:8', 'news:7']);
    const undated = [
      { ...item, id: 1, published_at: 'soon' },
      { ...item, id: 2, published_at: null },
    ];
    expect(toNews(...undated, item).map(getKey)).toEqual(['news:8', 'news:1', 'news:2']);
  });

  test.each([
    ['../../secret.png', ''],
    ['https://evil.example/a.png', ''],
    ['a.png?x', ''],
    ['', undefined],
    [null, undefined],
    [7, undefined],
    ['2026/a.png', '/images/2026/a.png'],
  ])('have for %j the image %j (T10, D134) [A §3 Notifications and news]', (image, url) =>
    expect(toNews({ ...item, image })[0]?.imageUrl).toBe(url),
  );

  test('have a name even without a title, and no markup in it', () => {
    expect(toNews({ ...item, title: null })[0]?.title).toBe('News');
    expect(toNews({ ...item, title: '<b>Bold</b>' })[0]?.title).toBe('Bold');
    expect(toNews({ ...item, body: null })[0]?.html).toBe('');
  });
});

describe('notifications that pop up', () => {
  const note = { id: 31, title: 'Hello', body: '<p>You</p>', popup_status: 1 };

  test.each(['popup', 'is_popup'])('are those with the mark `%s` too (D128)', (name) =>
    expect(getNotes({ ...note, popup_status: undefined, [name]: '1' })).toHaveLength(1),
  );

  test('are those with the server’s mark [A §2 Popups]', () => {
    expect(getNotes(note, { ...note, id: 30, popup_status: '1' }).map(getKey)).toEqual([
      'information:31',
      'information:30',
    ]);
  });

  test('have an id that fits into a path, and a name even without a title', () => {
    const ids = ['a_B-9', 'x'.repeat(16), 'x'.repeat(17), '8/', '/8', ''];
    expect(getNotes(...ids.map((id) => ({ ...note, id }))).map(getKey)).toEqual([
      ...['information:a_B-9', `information:${'x'.repeat(16)}`],
    ]);
    expect(getNotes({ ...note, title: ' ', body: 7 })).toEqual([
      { kind: 'information', id: '31', title: 'Notification', html: '' },
    ]);
    expect(getNotes(note)[0]).toMatchObject({ title: 'Hello', html: '<p>You</p>' });
  });

  test.each([0, '0', null, undefined, 2, 'maybe'])('are not those marked %j [A §2 Popups]', (mark) =>
    expect(getNotes({ ...note, popup_status: mark })).toEqual([]),
  );
});

test('nothing throws for any answer', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      toNewsPopups(sent(body), location, '/images');
      toInformationPopups(sent(body));
      toNews(body);
      getNotes(body);
    }),
  );
});
