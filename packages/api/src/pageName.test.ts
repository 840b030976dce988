import { expect, test } from 'vitest';
import { parsePageName } from './pageName';

const location = { path: '/account/7' };
const list = (links: object, current_page: unknown = 2) => ({
  data: [],
  current_page,
  last_page: 5,
  ...links,
});
const home = '/api/account/7';

test.each<[string, object, string | undefined]>([
  ['the only name', { next_page_url: `${home}?log=3` }, 'log'],
  ['next to the other list’s page', { next_page_url: `${home}?trades=7&log=3` }, 'log'],
  [
    'the one that changes, where the other has the same number',
    { next_page_url: `${home}?trades=3&log=3`, prev_page_url: `${home}?trades=3&log=1` },
    'log',
  ],
  [
    'by the first and the last page',
    { first_page_url: `${home}?l=1&t=1`, last_page_url: `${home}?l=5&t=1` },
    'l',
  ],
  ['two that can’t be distinguished', { next_page_url: `${home}?trades=3&log=3` }, undefined],
  ['no link', { next_page_url: null }, undefined],
  ['a link of a proxy (D132)', { next_page_url: `http://app.internal:8000${home}?log=3` }, 'log'],
  ['a link to another list (T4)', { next_page_url: '/api/account/8?log=3' }, undefined],
  ['a name that is none', { next_page_url: `${home}?__proto__=3` }, undefined],
])('the name of a page (D78): %s', (_what, links, name) => {
  expect(parsePageName(list(links), location)).toBe(name);
});

test.each([undefined, null, 7, 'x', [], {}, { data: [] }])('%j names no page', (body) => {
  expect(parsePageName(body, location)).toBeUndefined();
});
