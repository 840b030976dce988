import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { canFreeze, toFreezeUrl } from './freezing.mappers';

const page = 'https://portal.example/user/security';

test.each([
  [{ can_freeze: 1 }, true],
  [{ can_freeze: '1' }, true],
  [{ can_freeze: 0 }, false],
  [{}, false],
  [null, false],
])('of %j the server has the page: %s (D119)', (body, expected) => {
  expect(canFreeze(sent(body))).toBe(expected);
});

test.each([
  ['/freeze?token=a', '/api', 'https://portal.example/freeze?token=a'],
  ['/freeze?token=a', 'https://api.example/api', 'https://api.example/freeze?token=a'],
  ['https://api.example/freeze', 'https://api.example/api', 'https://api.example/freeze'],
  ['https://evil.example/freeze', '/api', undefined],
  ['//evil.example/freeze', '/api', undefined],
  ['javascript:alert(1)', '/api', undefined],
  ['http://', '/api', undefined],
  [7, 'https://api.example', 'https://api.example/7'],
  [null, '/api', undefined],
])('the page at %j of %s is %s (T9)', (url, apiUrl, expected) => {
  expect(toFreezeUrl(sent({ data: { url } }), apiUrl, page)).toBe(expected);
});
