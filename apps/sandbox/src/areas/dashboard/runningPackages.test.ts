import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../data/settings';
import { toRunningPackages } from './runningPackages';

const now = new Date('2026-11-29T10:00:00Z');
const settings = { ...defaultSettings, cancel_live: 1, cancel_bot: 1, cancel_fee_percent: '10.00' } as const;
const me = 7;
const cents = (text: string) => Number(text.replace('.', ''));
const price = fc.integer({ min: 1, max: 5_000_000 }).map((value) => (value / 100).toFixed(2));
const days = fc.integer({ min: -400, max: 400 }).map((value) => new Date(now.getTime() + value * 86_400_000));
const lives = fc.array(
  fc.record({ price, status: fc.constantFrom(1, 3), memberId: fc.constantFrom(me, 8), endDate: days }),
);
const bots = fc.array(fc.record({ price, endDate: days }));

test('no total contains what has ended, and the refund is that of the rows’ own quotes (D149)', () => {
  fc.assert(
    fc.property(lives, bots, (runningLives, runningBots) => {
      const found = toRunningPackages(me, now, { runningLives, runningBots }, settings);
      const running = runningLives.filter(({ status, endDate }) => status === 3 || endDate > now);
      const sum = (rows: readonly { price: string }[]) =>
        rows.reduce((total, row) => total + cents(row.price), 0);
      expect(cents(found.live_paid as string)).toBe(sum(running));
      expect(found.live_count).toBe(running.length);
      const own = running.filter(({ status, memberId }) => status === 1 && memberId === me);
      // Each quote keeps its fee, rounded half up.
      const refund = own.reduce(
        (total, row) => total + cents(row.price) - Math.floor((cents(row.price) + 5) / 10),
        0,
      );
      expect(found.live_refund === null ? 0 : cents(found.live_refund as string)).toBe(refund);
      expect(cents(found.bot_paid as string)).toBe(sum(runningBots.filter(({ endDate }) => endDate > now)));
      expect(found.bot_refund).toBe('0.00');
    }),
  );
});

test('where nothing can be cancelled, no refund is promised', () => {
  const runningLives = [{ price: '500.00', status: 3, memberId: me, endDate: now }];
  const none = { ...settings, cancel_live: 0, cancel_bot: 0 } as const;
  expect(toRunningPackages(me, now, { runningLives, runningBots: [] }, none)).toMatchObject({
    ...{ live_count: 1, live_paid: '500.00', live_waiting: 1, live_cancellable: 0 },
    ...{ live_refund: null, bot_count: 0, bot_paid: '0.00', bot_refund: null },
  });
});
