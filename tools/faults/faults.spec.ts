import { findCoveredParts } from '../../apps/portal/e2e/support/screens/keyboard';
import { drivers, unmade } from './drivers/index';
import { exam } from './exam';
import { Stage } from './stage';
import type { CaseResult } from './runCase';
import { contractCalls } from './stubs';
import { expect, nightly, sandboxUrl, test } from '../../apps/portal/e2e/support/test';

// `npm run nightly -- faults` plays every fault of every call. This is the exam of its judge.
test(
  'a fault of the page under a fault of its call is found by the judge (T27, D36)',
  nightly,
  async ({ browser }, info) => {
    test.setTimeout(600_000);
    const driver = drivers.find(({ call }) => call === 'POST /withdraw');
    if (!driver) throw new Error('No driver makes POST /withdraw.');
    for (const { does, meets, script, found } of exam) {
      const results: CaseResult[] = [];
      const stage = await Stage.open(browser, sandboxUrl(info), script);
      await stage.play(driver, [meets], (result) => results.push(result));
      await stage.close();
      expect(results.flatMap(({ wrong }) => wrong).join('\n'), `a page that ${does}`).toMatch(found);
    }
  },
);

test('every call of the contract is made by a screen of the suite, or by none with a reason', () => {
  expect([...drivers, ...unmade].map(({ call }) => call).sort()).toEqual([...contractCalls].sort());
});

test(
  'with a keyboard open the focused field of every form is in sight',
  nightly,
  async ({ browser }, info) => {
    test.setTimeout(900_000);
    const forms = drivers.filter(({ kind, begin }) => kind === 'write' && begin);
    const stage = await Stage.open(browser, sandboxUrl(info));
    const { page } = stage;
    const covered: string[] = [];
    let count = 0;
    for (const driver of forms) {
      await stage.openForm(driver);
      const dialog = page.getByRole('dialog').last();
      const found = await findCoveredParts(page, (await dialog.isVisible()) ? dialog : page.locator('main'));
      count += found.count;
      covered.push(...found.covered.map((part) => `${driver.call}, ${part}`));
    }
    await stage.close();
    expect(covered).toEqual([]);
    expect(forms.length).toBeGreaterThanOrEqual(20);
    expect(count).toBeGreaterThan(forms.length * 4);
  },
);
