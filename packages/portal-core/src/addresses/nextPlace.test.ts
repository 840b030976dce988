import { expect, test } from 'vitest';
import { memberPath, selectRedirectTarget } from './nextPlace';

test.each([
  '/user/payouts?from=01-02-2026&to=03-02-2026',
  '/user/chat?ticket=8#message-3',
  '/user/directList?user=freya11',
])('%s is the portal’s own, and stays as it is', (path) => expect(memberPath(path)).toBe(path));

test.each([
  '',
  '/',
  '/login',
  '/user',
  '/username',
  '//evil.example/user/payouts',
  'https://evil.example/user/payouts',
  '/\\evil.example/user/',
  '/user//evil.example',
  '/user/../login',
  '/user/%2e%2e/login',
  '/user/..//evil.example',
  ' /user/payouts',
  'javascript:alert(1)//user/',
  `/user/${'x'.repeat(1000)}`,
])('%j leads nowhere (T9) [A §2 Guard]', (path) => expect(memberPath(path)).toBeUndefined());

test.each([null, undefined, 7, {}, { next: 7 }, { next: ['/user/payouts'] }, { next: '//evil.example' }])(
  'a history with %j has no next place',
  (state) => expect(selectRedirectTarget(state as object)).toBeUndefined(),
);
