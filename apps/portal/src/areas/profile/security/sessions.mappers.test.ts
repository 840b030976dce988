import { expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { hasSessions, toSessions } from './sessions.mappers';

test.each([
  [{ has_sessions: 1 }, true],
  [{ has_sessions: 0 }, false],
  [{}, false],
  [undefined, false],
])('of %j the server has sessions: %s (D119)', (body, expected) => {
  expect(hasSessions(sent(body))).toBe(expected);
});

test('sessions are read leniently, and those without an id are left out', () => {
  const at = '2026-11-20T09:14:00Z';
  const data = [
    { id: 9, device: ' Chrome on Windows ', ip: '203.0.113.9', created_at: at, is_this_session: '1' },
    { id: 'b', device: null, ip: '', created_at: at },
    { device: 'Safari on iPhone' },
    'x',
  ];
  expect(toSessions(sent({ status: true, data }))).toEqual([
    { id: '9', device: 'Chrome on Windows', ip: '203.0.113.9', at, isThisDevice: true },
    { id: 'b', device: undefined, ip: undefined, at, isThisDevice: false },
  ]);
});
