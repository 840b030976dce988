import type { Locator, Page } from '@playwright/test';
import { getColumn } from './support/lists';
import { loseEveryThird } from './support/lossyLine';
import { openAs, press } from './support/page';
import { expect, test } from './support/test';

const failed = 'Something Went Wrong Please Try Again....';
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Presses Try again wherever it is shown, one after another, until `shown` is visible. */
async function retryUntil(page: Page, shown: Locator): Promise<void> {
  await expect(retry(page).first()).toBeVisible();
  await expect(async () => {
    if (await retry(page).first().isVisible()) await retry(page).first().click();
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a filtered list names a lost call and recovers, with its filters', async ({ page, newMember }) => {
  const member = await newMember({ paidIn: '100.00' });
  await loseEveryThird(page);
  await openAs(page, member, '/user/transactionsList');
  await retryUntil(page, page.locator('main').getByRole('table'));
  await press(page, 'Filter');
  await field(page, 'Type').selectOption('Credit');
  await field(page, 'From').fill('2020-01-31');
  await press(page, 'Apply');
  await expect(page).toHaveURL('/user/transactionsList?from=2020-01-31&type=credit');
  await expect(page.locator('main').getByRole('alert')).toContainText(failed);
  await press(page, 'Filter');
  await expect(field(page, 'Type')).toHaveValue('credit');
  await expect(field(page, 'From')).toHaveValue('2020-01-31');
  await page.keyboard.press('Escape');
  await retryUntil(page, page.locator('main').getByRole('table'));
  await expect.poll(async () => new Set(await getColumn(page, 'Type'))).toEqual(new Set(['Credit']));
});
