import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { comparedDays, type Period } from './periods';

afterEach(() => vi.unstubAllEnvs());

const zones = ['Pacific/Pago_Pago', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const days = fc
  .integer({ min: 0, max: 3650 })
  .map((day) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));

const read = (zone: string, day: string, period: Period) => {
  vi.stubEnv('TZ', zone);
  return comparedDays(day, period);
};

test('the compared days are the same in every zone of a device (D109, D141)', () => {
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...zones),
      fc.constantFrom<Period>('week', 'month'),
      (day, zone, period) => {
        expect(read(zone, day, period)).toEqual(read('UTC', day, period));
      },
    ),
  );
});

test('29 days are compared with 29', () => {
  expect(read('America/Los_Angeles', '2026-11-29', 'month')).toEqual({
    now: { from: '2026-11-01', to: '2026-11-29' },
    before: { from: '2026-10-01', to: '2026-10-29' },
  });
});
