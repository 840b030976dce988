import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { portalToday } from './dates';
import { dayCounter, dayOfNumber, toNoon, numberOfDay } from './dayNumbers';
import { setPortalZone } from './portalZone';

afterEach(() => setPortalZone('UTC'));

const zones = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];

test.each(zones)('a counted day in %s is the day of the portal (D109)', (zone) => {
  setPortalZone(zone);
  const toDay = dayCounter();
  fc.assert(
    fc.property(fc.integer({ min: 946_684_800_000, max: 1_893_456_000_000 }), (at) => {
      expect(dayOfNumber(toDay(at))).toBe(portalToday(at));
    }),
  );
});

test.each(zones)('the noon of a day in %s is on that day, also when clocks change', (zone) => {
  setPortalZone(zone);
  const toDay = dayCounter();
  for (let number = numberOfDay('2026-01-01'); number <= numberOfDay('2026-12-31'); number += 1) {
    expect(toDay(toNoon(number))).toBe(number);
  }
});
