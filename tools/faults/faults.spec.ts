import { drivers, unmade } from './drivers/index';
import { sample } from './sample';
import { Stage } from './stage';
import type { CaseResult } from './runCase';
import { contractCalls } from './stubs';
import { expect, nightly, sandboxUrl, test } from '../../apps/portal/e2e/support/test';

// `npm run nightly -- faults` plays them all. This is its fixed sample, one page for each half, also at night.
for (const [index, half] of ['first', 'second'].entries()) {
  test(
    `every fault once, on a screen that makes the call: the ${half} half (T27, D36)`,
    nightly,
    async ({ browser }, info) => {
      // A dozen ways of a member, one after the other.
      test.setTimeout(240_000);
      const results: CaseResult[] = [];
      const stage = await Stage.open(browser, sandboxUrl(info));
      for (const [turn, { driver, names }] of sample.entries())
        if (turn % 2 === index) await stage.play(driver, names, (result) => results.push(result));
      await stage.close();
      expect(results.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
      expect(results.length).toBeGreaterThanOrEqual(10);
    },
  );
}

test('every call of the contract is made by a screen of the suite, or by none with a reason', () => {
  expect([...drivers, ...unmade].map(({ call }) => call).sort()).toEqual([...contractCalls].sort());
});
