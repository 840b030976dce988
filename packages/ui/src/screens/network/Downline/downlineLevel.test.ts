import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundAmount } from '../../../text/format/amount';
import { createLevelBar, getLevelsSum, type DownlineLevel } from './downlineLevel';

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
const toText = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
const missing = fc.constantFrom(undefined, '', 'NaN');
/** What a server sends of a sum, with what it is worth in cents. */
const sum = fc.oneof(
  cents.map((worth) => ({ worth, sent: toText(worth) })),
  missing.map((sent) => ({ worth: 0, sent })),
);

it('the sum of all levels is exact, and each bar is the part of its sums [B §2 Total Downline Business]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sum, sum), { maxLength: 75 }), (sums) => {
      const levels = sums.map(([bot, live], index): DownlineLevel => ({
        ...{ id: String(index), level: index + 1, users: [] },
        ...{ botInvestment: bot.sent, liveInvestment: live.sent },
      }));
      const worth = sums.map(([bot, live]) => bot.worth + live.worth);
      expect(roundAmount(getLevelsSum(levels))).toBe(toText(worth.reduce((all, one) => all + one, 0)));
      const toBar = createLevelBar(levels);
      levels.forEach((level, index) => {
        const { of, parts } = toBar(level);
        const drawn = parts.reduce((all, { size }) => all + size, 0);
        expect(of).toBeCloseTo(Math.max(...worth) / 100, 1);
        expect(drawn).toBeCloseTo((worth[index] ?? 0) / 100, 1);
        expect(drawn).toBeLessThanOrEqual(of + 0.01);
      });
    }),
    { numRuns: 500 },
  );
});
