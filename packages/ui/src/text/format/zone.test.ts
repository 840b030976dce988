import { afterEach, expect, test } from 'vitest';
import { setPortalZone } from './portalZone';
import { offsetText, zoneText } from './zone';

afterEach(() => setPortalZone('UTC'));

test.each([
  [0, 'UTC'],
  [330, 'UTC+5:30'],
  [-210, 'UTC−3:30'],
  [840, 'UTC+14'],
  [-480, 'UTC−8'],
  [5, 'UTC+0:05'],
])('%i minutes are %s', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text);
});

test.each([
  ['UTC', '2026-11-20', 'UTC'],
  ['Asia/Kolkata', '2026-11-20', 'Asia/Kolkata (UTC+5:30)'],
  ['America/Los_Angeles', '2026-11-20', 'America/Los Angeles (UTC−8)'],
  ['America/Los_Angeles', '2026-07-20', 'America/Los Angeles (UTC−7)'],
])('%s on %s is named %s', (zone, day, text) => {
  setPortalZone(zone);
  expect(zoneText(Date.parse(day))).toBe(text);
});
