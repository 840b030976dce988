import { addresses } from '@portal/ui/addresses';
import { openAs, press } from './support/page';
import { findCoveredParts } from './support/screens/keyboard';
import { expect, test } from './support/test';

// The form of every write is judged at night (tools/faults).
test('with a keyboard open the focused field of a withdrawal and its error are in sight', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ paidIn: '100.00', earned: '200.00', destination: 'address', by: 'mpin' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, member, addresses.withdraw);
  await press(page, 'Next');
  const { covered, count } = await findCoveredParts(page, page.locator('main'));
  expect(covered).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(4);
});

test('with a keyboard open the focused field of a visitor is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addresses.register);
  await expect(page.getByLabel('Email')).toBeVisible();
  const { covered, count } = await findCoveredParts(page, page.locator('main'));
  expect(covered).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
