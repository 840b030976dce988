import { afterEach, expect, test, vi } from 'vitest';
import { bothZonesText, inBothZones } from './bothZones';
import { setPortalZone } from './portalZone';

afterEach(() => {
  setPortalZone('UTC');
  vi.unstubAllEnvs();
});

// D109: Kolkata at 01:15, and Los Angeles in the evening.
test.each([
  ['UTC', 'UTC', '20-11-2026 19:45 UTC', undefined],
  ['UTC', 'Asia/Kolkata', '20-11-2026 19:45 UTC', '21-11-2026 01:15 UTC+5:30'],
  ['UTC', 'America/Los_Angeles', '20-11-2026 19:45 UTC', '20-11-2026 11:45 UTC−8'],
  ['Asia/Kolkata', 'America/Los_Angeles', '21-11-2026 01:15 UTC+5:30', '20-11-2026 11:45 UTC−8'],
  ['Asia/Kolkata', 'Asia/Kolkata', '21-11-2026 01:15 UTC+5:30', undefined],
])('a portal of %s for a member in %s', (zone, device, portal, mine) => {
  setPortalZone(zone);
  vi.stubEnv('TZ', device);
  expect(inBothZones('2026-11-20 19:45:00')).toEqual(mine === undefined ? { portal } : { portal, own: mine });
  expect(bothZonesText('2026-11-20 19:45:00')).toBe(mine ? `${portal} (your time: ${mine})` : portal);
});

test('summer time is that of the moment, not of now', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(inBothZones('2026-07-20T04:00:00Z', 'slashDayTime')).toEqual({
    portal: '20/07/2026 04:00 UTC',
    own: '19/07/2026 21:00 UTC−7',
  });
});

test('shows no time for a day, and nothing for an invalid date', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(bothZonesText('2026-11-20')).toBe('20-11-2026');
  expect(inBothZones('2026-11-20', 'slashDay')).toEqual({ portal: '20/11/2026' });
  expect(bothZonesText('soon')).toBeUndefined();
});
