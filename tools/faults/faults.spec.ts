import { expect, test } from '@playwright/test';
import { drivers, unmade } from './drivers/index';
import { exam } from './exam';
import { faultsFor, playFaults, visitForms } from './stage';
import { contractCalls } from './stubs';
import { findCoveredParts } from '../../apps/portal/e2e/support/screens/keyboard';
import { nightly, sandboxUrl } from '../../apps/portal/e2e/support/test';

// Every call of the contract with every fault that applies to it, on the screen that makes it, and the exam of the
// judge. FAULTS=cutJson,slow plays these alone.

const only = process.env['FAULTS']?.split(',');

for (const driver of drivers)
  test(`${driver.call} with every fault (T27, D36)`, nightly, async ({ browser }, info) => {
    const names = faultsFor(driver).filter((name) => only?.includes(name) ?? true);
    test.setTimeout(60_000 * (1 + names.length));
    expect(await playFaults(browser, sandboxUrl(info), driver, names)).toEqual([]);
  });

test(
  'a fault of the page under a fault of its call is found by the judge (T27, D36)',
  nightly,
  async ({ browser }, info) => {
    test.setTimeout(600_000);
    const driver = drivers.find(({ call }) => call === 'POST /withdraw');
    if (!driver) throw new Error('No driver makes POST /withdraw.');
    for (const { does, meets, script, found } of exam) {
      const wrong = await playFaults(browser, sandboxUrl(info), driver, [meets], script);
      expect(wrong.join('\n'), `a page that ${does}`).toMatch(found);
    }
  },
);

test('every call of the contract is made by a screen of the suite, or by none with a reason', () => {
  expect([...drivers, ...unmade].map(({ call }) => call).sort()).toEqual([...contractCalls].sort());
  expect(drivers.flatMap(faultsFor).length).toBeGreaterThanOrEqual(2000);
});

test(
  'with a keyboard open the focused field of every form is in sight',
  nightly,
  async ({ browser }, info) => {
    test.setTimeout(900_000);
    const forms = drivers.filter(({ kind, begin }) => kind === 'write' && begin);
    const covered: string[] = [];
    let count = 0;
    await visitForms(browser, sandboxUrl(info), forms, async (page, { call }) => {
      const dialog = page.getByRole('dialog').last();
      const found = await findCoveredParts(page, (await dialog.isVisible()) ? dialog : page.locator('main'));
      count += found.count;
      covered.push(...found.covered.map((part) => `${call}, ${part}`));
    });
    expect(covered).toEqual([]);
    expect(forms.length).toBeGreaterThanOrEqual(20);
    expect(count).toBeGreaterThan(forms.length * 4);
  },
);
