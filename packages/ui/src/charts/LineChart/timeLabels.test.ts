import { afterEach, expect, test } from 'vitest';
import { setPortalZone } from '../../text/format/portalZone';
import { momentTitle, timeLabels } from './timeLabels';

afterEach(() => setPortalZone('UTC'));

const at = Date.parse('2026-08-18T20:00:00Z');
const day = 86_400_000;

test("days are those of the portal's zone (D109)", () => {
  expect(momentTitle(at, 'day')).toBe('18 August 2026');
  setPortalZone('Asia/Kolkata');
  expect(momentTitle(at, 'day')).toBe('19 August 2026');
  expect(momentTitle(at, 'moment')).toBe('19 August 2026, 01:30');
});

test('has the labels that fit, each once', () => {
  expect(timeLabels(at, at + 90 * day, 600, 16).length).toBeGreaterThan(5);
  expect(timeLabels(at, at + 90 * day, 280, 32)).toHaveLength(2);
  expect(timeLabels(at, at + 90 * day, 10, 16)).toHaveLength(1);
  expect(timeLabels(at, at, 600, 16)).toHaveLength(1);
  expect(timeLabels(at, at + 800 * day, 600, 16)[0]?.words).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
});
