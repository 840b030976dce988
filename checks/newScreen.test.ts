import { afterAll, describe, expect, it, vi } from 'vitest';
import { openGenerator } from './generator';

// A repository is copied here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { close, newScreen } = openGenerator();

afterAll(close);

/** That what it writes is formatted, compiles and passes the checks is asked in the nightly run (nightly/newScreen.test.ts). */
describe('what it is asked for', () => {
  it.each([
    [['rank', 'YearAward', '/user/yearAward'], "'rank' is no area"],
    [['access', 'YearAward', '/user/yearAward'], 'by hand'],
    [['ranks', 'year-award', '/user/yearAward'], "no screen's name"],
    [['ranks', 'YearAward', '/yearAward'], "no member's address"],
    [['ranks', 'RankDetails', '/user/again'], 'is there already'],
  ])('%j is refused with a reason, and nothing is written', async (args, reason) => {
    await expect(newScreen(...args)).rejects.toThrow(reason);
  });
});
