import { describe, expect, test } from 'vitest';
import { toPage, requireWhole, getSlice } from './page';
import { Refusal } from './refusal';

describe('pages (A §3)', () => {
  test('link to their neighbours, with the filters', () => {
    const slice = getSlice({ page: 2, per_page: 4 });
    expect(toPage(['a'], 9, slice, '/list', { wallet: 'live', source: undefined })).toEqual({
      ...{ data: ['a'], current_page: 2, last_page: 3, from: 5, to: 5, total: 9, per_page: 4 },
      first_page_url: '/api/list?page=1&wallet=live&per_page=4',
      next_page_url: '/api/list?page=3&wallet=live&per_page=4',
      prev_page_url: '/api/list?page=1&wallet=live&per_page=4',
    });
  });

  test('beyond the last are empty and lead back to it', () => {
    expect(toPage([], 9, getSlice({ page: 50 }), '/list')).toMatchObject({
      ...{ from: null, to: null, last_page: 1, next_page_url: null, prev_page_url: '/api/list?page=1' },
    });
  });
});

describe('an export (D87)', () => {
  const slice = getSlice({ page: 7, per_page: 3, export: 'true' });

  test('is one page with every row', () => {
    expect(slice).toMatchObject({ page: 1, offset: 0 });
    requireWhole(50_000, slice);
    expect(toPage([], 50_000, slice, '/list')).toMatchObject({ last_page: 1, next_page_url: null });
  });

  // Proves: There are more than {most} items. Choose a shorter date range.
  test('that would lack rows is refused, in words; a page never is', () => {
    const text = 'There are more than 50,000 items. Choose a shorter date range.';
    let thrown: unknown;
    try {
      requireWhole(50_001, slice);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Refusal);
    expect(thrown).toMatchObject({ statusCode: 422, body: { errors: { export: [text] } } });
    requireWhole(1_000_000, getSlice({}));
  });
});
