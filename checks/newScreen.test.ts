import { afterAll, describe, expect, it, vi } from 'vitest';
import { isCode, openGenerator } from './generator';

// A repository is copied and linted here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { bin, close, newScreen, run, write } = openGenerator();

afterAll(close);

/** That what it writes compiles and passes the checks is asked in the nightly run (nightly/newScreen.test.ts). */
it('writes every place of a screen, formatted and without a fault of the linter', async () => {
  const written = await write();
  expect(written.length).toBeGreaterThan(15);
  await run(bin('oxlint'), ...written.filter(isCode));
  await run(bin('oxfmt'), '--check', ...written.filter((path) => !path.endsWith('.tsv')));
});

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
