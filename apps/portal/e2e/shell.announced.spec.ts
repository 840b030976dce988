import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { recordHeard } from './journeys/look';
import { openAs, press, question, toast, typeCode, submitPassword } from './support/page';
import { expect, test } from './support/test';

/** Announcements about the pin since `recordHeard`. */
const getHeard = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { heard: string[] }).heard.filter((text) => /pin/i.test(text)),
  );

test('a wrong pin is announced once: at the sign-in and in a payment', async ({ page, newMember }) => {
  const member = await newMember({ earned: '200.00', destination: 'address', by: 'mpin' });
  const refuse = async (send: () => Promise<void>) => {
    await page.evaluate(recordHeard);
    await send();
    await expect(toast(page, 'Invalid mpin')).toBeVisible();
    // After the form's moment the toast announces what no form does.
    await expect.poll(() => getHeard(page)).toHaveLength(1);
    await press(page.locator('[data-toaster]'), 'Dismiss');
    expect(await getHeard(page)).toHaveLength(1);
  };
  await page.goto(addresses.login);
  await submitPassword(page, member);
  await expect(page.getByLabel('digit 1 of 4')).toBeFocused();
  await refuse(() => typeCode(page, '0000\n'));

  await openAs(page, member, addresses.withdraw);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await press(page, 'Next');
  await refuse(async () => {
    await typeCode(question(page), '0000');
    await press(question(page), 'Withdraw');
  });
});
