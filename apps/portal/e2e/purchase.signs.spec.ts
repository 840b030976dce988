import type { Page } from '@playwright/test';
import { dialog, openAs, press } from './support/page';
import { expect, test } from './support/test';

const question = (page: Page) => dialog(page, 'Are You Sure To Buy This Package ?');
const review = 'Your account is under review.';

/** Answers that no one wrote for this contract. A purchase is done only by a positive sign (D144, T44). */
const answers = [
  { name: 'success false', json: { success: false, message: review }, shown: review },
  { name: 'an error', json: { error: review }, shown: review },
  { name: 'a refusal inside', json: { data: { success: false, message: review } }, shown: review },
  { name: 'data alone', json: { data: { id: 7 } }, shown: 'We don’t know whether this went through' },
  { name: 'an empty object', json: {}, shown: 'We don’t know whether this went through' },
];

for (const { name, json, shown } of answers) {
  test(`a purchase answered with ${name} is not shown as done`, async ({ page, newMember }) => {
    const member = await newMember({ paidIn: '1000.00' });
    await page.route('**/api/subscription/store', (route) => route.fulfill({ json }));
    await openAs(page, member, '/user/packageList');
    await press(page, 'Buy Starter Bot');
    await press(dialog(page, 'Buy Starter Bot'), 'Buy');
    await press(question(page), 'Continue');
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.getByText('Package Subscribed Successfully')).toBeHidden();
    expect((await member.wallets())['pay_in']).toBe('1000.00');
  });
}
