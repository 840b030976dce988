import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrapPage } from './page';
import { parsePageNumber } from './pageLink';

const location = { path: '/news' };
const home = 'https://api.example/api/news';

// D85.
describe('a page link', () => {
  test.each<[string, number]>([
    [`${home}?page=2`, 2],
    ['/api/news?page=3', 3],
    ['?page=4', 4],
    [`${home}?from_date=01-01-2026&page=5`, 5],
    [`${home}?page=6#top`, 6],
    ['https://API.example:443/api/news?page=7', 7],
    [`${home}?page=1000000`, 1_000_000],
    ['/api/x/../news?page=8', 8], // Resolves to the list itself; only the number is used.
    // A proxy's scheme, port, host and folder (D132). Nothing is sent there.
    ['http://api.example/api/news?page=9', 9],
    ['https://api.example:8443/api/news?page=10', 10],
    ['http://portal-app.internal:8000/api/news?page=11', 11],
    ['//cdn.example/api/news?page=12', 12],
    ['/backend/api/news?page=13', 13],
    ['/news?page=14', 14],
  ])('%s names page %i', (link, page) => {
    expect(parsePageNumber(link, location)).toBe(page);
  });

  test('is read up to 2048 signs', () => {
    const long = (length: number) => `/api/news?page=2&x=${'x'.repeat(length - 19)}`;
    expect(long(2048)).toHaveLength(2048);
    expect(parsePageNumber(long(2048), location)).toBe(2);
    expect(parsePageNumber(long(2049), location)).toBeNull();
  });

  test('of two lists in one answer is each its own (D78)', () => {
    const link = `${home}?balance_page=2&trade_page=3`;
    expect(parsePageNumber(link, { ...location, pageName: 'balance_page' })).toBe(2);
    expect(parsePageNumber(link, { ...location, pageName: 'trade_page' })).toBe(3);
    expect(parsePageNumber(link, location)).toBeNull();
  });

  test.each<[unknown]>([
    ['https://evil.example/api/all-news?page=2'],
    ['https://evil.example?/api/news&page=2'],
    ['ftp://api.example/api/news?page=2'],
    ['\\\\evil.example\\api\\news?page=2'],
    ['/\\evil.example/api/news?page=2'],
    ['https:\\\\api.example/api/news?page=2'],
    ['https://api.example@evil.example/api/news?page=2'],
    ['https://user:pass@api.example/api/news?page=2'],
    ['https://token@api.example/api/news?page=2'],
    ['https://:pass@api.example/api/news?page=2'],
    ['https://api.example/api/news/8/read?page=2'],
    ['https://api.example/api/logout?page=2'],
    ['https://api.example/api/news/?page=2'],
    ['https://api.example/api/NEWS?page=2'],
    ['https://api.example/api/news/../balance-sync?page=2'],
    ['https://api.example/api/news%2f..%2flogout?page=2'],
    ['javascript:alert(1)?page=2'],
    ['data:text/html,x?page=2'],
    ['blob:https://api.example/api/news?page=2'],
    ['file:///api/news?page=2'],
    ['\u0000https://api.example/api/news?page=2'],
    ['https://api.exam\nple/api/news?page=2'],
    [' https://api.example/api/news?page=2'],
    [home],
    [`${home}?page=`],
    [`${home}?page=0`],
    [`${home}?page=-1`],
    [`${home}?page=1.5`],
    [`${home}?page=1e3`],
    [`${home}?page=0x10`],
    [`${home}?page=+2`],
    [`${home}?page=%202`],
    [`${home}?page=٣`],
    [`${home}?page=2&page=3`],
    [`${home}?page=1000001`],
    [`${home}?page=99999999999999999999`],
    [`${home}?page=NaN`],
    [`${home}?page[]=2`],
    [`${home}#?page=2`],
    [`${home}?page=2${'&x=1'.repeat(1000)}`],
    ['http://['],
    [''],
    [null],
    [undefined],
    [2],
    [{ page: 2 }],
    [['/api/news?page=2']],
  ])('%j is no page [A §3 Pagination envelope, B §3 Pagination object]', (link) => {
    expect(parsePageNumber(link, location)).toBeNull();
  });

  test('returns a whole number or nothing for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.anything()), (link) => {
        const page = parsePageNumber(link, location);
        expect(page === null || (Number.isInteger(page) && page >= 1 && page <= 1_000_000)).toBe(true);
      }),
    );
  });
});

// A §3, B §3.
describe('a page', () => {
  const links = {
    current_page: 2,
    last_page: 3,
    from: 11,
    to: 12,
    total: 22,
    per_page: 10,
    next_page_url: '/api/news?page=3',
    prev_page_url: `${home}?page=1`,
  };
  const read = {
    rows: ['a', 'b'],
    current: 2,
    last: 3,
    from: 11,
    to: 12,
    total: 22,
    perPage: 10,
    next: 3,
    prev: 1,
    end: 'continues',
  };
  const rows = { data: ['a', 'b'], ...links };

  test.each<[string, unknown]>([
    ['flat', { status: true, ...rows }],
    ['nested', { status: true, data: rows }],
    ['data.all_news', { status: true, data: { all_news: rows } }],
    ['list.data', { status: true, list: rows }],
    ['methods.data', { status: true, methods: rows }],
    ['numbers as texts', { ...rows, current_page: '2', total: '22', from: '11' }],
  ])('is read from %s [A §3 Pagination envelope, B §3 Pagination object]', (_name, body) => {
    expect(unwrapPage(body, location)).toMatchObject(read);
  });

  test('is read from a plain array [A §3 Pagination envelope]', () => {
    const whole = {
      rows: [1, 2, 3],
      current: 1,
      last: 1,
      from: 1,
      to: 3,
      total: 3,
      next: null,
      prev: null,
      end: 'complete',
    };
    expect(unwrapPage([1, 2, 3], location)).toMatchObject(whole);
    expect(unwrapPage({ status: true, data: [1, 2, 3] }, location)).toMatchObject(whole);
  });

  test('takes its number from the links when it has none (D86) [A §3 Pagination envelope, B §3 Pagination object]', () => {
    const { current_page: _current, last_page: _last, ...rest } = rows;
    expect(unwrapPage(rest, location)).toMatchObject({ current: 2, last: 3 });
    expect(unwrapPage({ data: ['a'], prev_page_url: '/api/news?page=4' }, location)).toMatchObject({
      current: 5,
      last: 5,
    });
  });

  test('is the one before the next, without other information', () => {
    expect(unwrapPage({ data: ['a'], next_page_url: '/api/news?page=5' }, location).current).toBe(4);
  });

  test('has the range of its rows, also where that is more than it received', () => {
    expect(unwrapPage({ data: ['a', 'b'], from: 11, to: 15 }, location)).toMatchObject({
      from: 11,
      to: 15,
      end: 'complete',
      total: 15,
    });
    expect(unwrapPage({ data: ['a'], from: 0 }, location).from).toBe(0);
  });

  test.each([[1.5], [-5], [['7']], [{}], [true], [Number.MAX_VALUE], ['7x'], ['x7']])(
    'counts nothing by %j',
    (odd) => {
      const body = { data: ['a'], current_page: odd, from: odd, to: odd, total: odd, per_page: odd };
      expect(unwrapPage(body, location)).toMatchObject({
        ...{
          rows: ['a'],
          current: 1,
          last: 1,
          from: 1,
          to: 1,
          total: undefined,
          next: null,
          prev: null,
          end: 'unknown',
        },
      });
    },
  );

  test('takes no number from the link of another list [A §3 Pagination envelope, B §3 Pagination object]', () => {
    const page = unwrapPage({ ...rows, next_page_url: '/api/all-news?page=3' }, location);
    expect(page.next).toBeNull();
  });

  test('without a count offers the next page, and has no total (D132)', () => {
    const { last_page: _last, total: _total, ...simple } = rows;
    expect(unwrapPage(simple, location)).toMatchObject({ current: 2, last: 3, total: undefined });
    const end = { ...simple, current_page: 3, from: 21, to: 22, next_page_url: null };
    expect(unwrapPage(end, location)).toMatchObject({ current: 3, last: 3, total: 22, next: null });
  });

  test('of a resource has its numbers in meta and its links in links', () => {
    const { next_page_url: next, prev_page_url: prev, data, ...meta } = { ...rows };
    expect(unwrapPage({ status: true, data, meta, links: { next, prev } }, location)).toMatchObject(read);
  });

  const empty = {
    rows: [],
    current: 1,
    last: 1,
    from: 0,
    to: 0,
    total: 0,
    next: null,
    prev: null,
    end: 'complete',
  };
  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a text', '<html>'],
    ['an empty object', {}],
    ['data null', { status: true, data: null }],
    ['data a text', { data: 'rows' }],
    ['data an object', { data: { a: 1 } }],
    ['too deep', { data: { data: { data: { data: { data: ['x'] } } } } }],
    ['negative', { data: [], current_page: -1, last_page: -5, total: -1, from: null, to: null }],
    ['odd', { data: [], current_page: 'x', last_page: {}, total: NaN, from: [], to: '1e3' }],
  ])('is empty for %s [A §3 Pagination envelope, B §3 Pagination object]', (_name, body) => {
    expect(unwrapPage(body, location)).toMatchObject(empty);
  });

  test('beyond the last is empty, and names the last', () => {
    const beyond = { data: [], current_page: 99, last_page: 3, total: 22, from: null, to: null };
    expect(unwrapPage(beyond, location)).toMatchObject({ rows: [], current: 99, last: 3, from: 0, to: 0 });
    // Without page information only the first page is known. There is no walk back page by page.
    const unsaid = { data: [], current_page: 99, prev_page_url: '/api/news?page=98' };
    expect(unwrapPage(unsaid, location)).toMatchObject({ current: 99, last: 1 });
  });

  test('has no more pages than a control can count', () => {
    expect(unwrapPage({ data: [], last_page: Number.MAX_SAFE_INTEGER }, location).last).toBe(1_000_000);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(Array.isArray(unwrapPage(body, location).rows)).toBe(true);
      }),
    );
  });
});
