import { addresses, teamListAddress } from '@portal/ui/addresses';
import { signIn } from './support/page';
import { expect, test } from './support/test';

const screens = [addresses.dashboard, addresses.directReferrals, teamListAddress];

test('a press on Share before the code of its dialog has loaded opens it', async ({ page, sandbox }) => {
  let held: { release: () => void }[] = [];
  await page.route(/\/SharedLinkDialog-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((release) => held.push({ release }));
    await route.continue();
  });
  for (const path of screens) {
    held = [];
    if (path === screens[0]) await signIn(page, sandbox, 'leader', path);
    else await page.goto(path);
    // A referral has it in the menu of its row.
    const isInMenu = path === addresses.directReferrals;
    if (isInMenu)
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
    await page
      .getByRole(isInMenu ? 'menuitem' : 'button', { name: /^Share/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => held.length, path).toBe(1);
    held[0]?.release();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy link' }), path).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
