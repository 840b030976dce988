import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { openAs, press, question, toast, typeCode } from './support/page';
import { expect, test } from './support/test';

/** Notes each alert and status that appears, unless it is hidden from screen readers. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const known = new Map<Element, string>();
    const note = () => {
      for (const region of document.querySelectorAll(
        '[role=alert], [role=status], [aria-live]:not([aria-live=off])',
      )) {
        const isHidden = region.closest('[aria-hidden=true]') !== null;
        const text = isHidden ? '' : region.textContent.trim();
        if (text !== '' && known.get(region) !== text) heard.push(text);
        known.set(region, text);
      }
    };
    note();
    heard.length = 0;
    new MutationObserver(note).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
      ...{ attributes: true, attributeFilter: ['aria-hidden', 'role'] },
    });
  });
const getHeard = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { heard: string[] }).heard.filter((text) => /pin/i.test(text)),
  );

test('a wrong pin is announced once: at the sign-in and in a payment', async ({ page, newMember }) => {
  const member = await newMember({ earned: '200.00', destination: 'address', by: 'mpin' });
  const refuse = async (send: () => Promise<void>) => {
    await listen(page);
    await send();
    await expect(toast(page, 'Invalid mpin')).toBeVisible();
    // After the form's moment the toast announces what no form does.
    await expect.poll(() => getHeard(page)).toHaveLength(1);
    await press(page.locator('[data-toaster]'), 'Dismiss');
    expect(await getHeard(page)).toHaveLength(1);
  };
  await page.goto(addresses.login);
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await press(page, 'Verify');
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
