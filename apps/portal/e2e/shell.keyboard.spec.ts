import type { Locator, Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { dialog, openAs, press } from './support/page';
import { findCoveredParts } from './support/screens/keyboard';
import { expect, nightly, test } from './support/test';

interface Form {
  path: string;
  /** Opens it, with its errors where it has some. */
  open?: (page: Page) => Promise<void>;
  container: (page: Page) => Locator;
}

const main = (page: Page) => page.locator('main');
const forms: Record<string, Form> = {
  'the withdrawal': { path: addresses.withdraw, open: (page) => press(page, 'Next'), container: main },
  'a ticket': {
    path: addresses.tickets,
    open: async (page) => {
      await page.getByRole('button', { name: 'Raise Ticket' }).first().click();
      await press(dialog(page, 'Raise Ticket'), 'Raise Ticket');
    },
    container: (page) => dialog(page, 'Raise Ticket'),
  },
  'a transfer': {
    path: addresses.transfer,
    open: (page) => press(page, 'Click for transfer'),
    container: main,
  },
  'the profile': { path: addresses.profile, container: main },
};

const testForms = (title: string, when: object, names: readonly string[]) =>
  test(title, when, async ({ page, newMember }) => {
    test.slow();
    const member = await newMember({
      paidIn: '100.00',
      earned: '200.00',
      destination: 'address',
      by: 'mpin',
    });
    let count = 0;
    const covered: string[] = [];
    for (const [name, { path, open, container }] of Object.entries(forms).filter(([one]) =>
      names.includes(one),
    )) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs(page, member, path);
      await open?.(page);
      await expect(container(page).locator('input, select, textarea').first()).toBeVisible();
      const found = await findCoveredParts(page, container(page));
      count += found.count;
      covered.push(...found.covered.map((part) => `${name}, ${part}`));
    }
    expect(covered).toEqual([]);
    expect(count).toBeGreaterThan(names.length * 8);
  });

const [first = '', ...others] = Object.keys(forms);
testForms('with a keyboard open the focused field of a withdrawal and its error are in sight', {}, [first]);
testForms(
  'with a keyboard open the focused field of a ticket, a transfer and the profile is in sight',
  nightly,
  others,
);
