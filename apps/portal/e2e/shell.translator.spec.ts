import type { Page } from '@playwright/test';
import {
  addresses,
  pinSettingsPath,
  secondAddresses,
  teamListAddress,
  twoFactorPath,
  toWalletPath,
  withdrawSettingsPath,
} from '@portal/ui/addresses';
import { openWhole, press, signIn, typeCode } from './support/page';
import { secondFactor } from './support/sessions';
import { expect, nightly, test } from './support/test';
import { expectRendered, inTranslation, openTexts, startTranslator } from './support/worlds/translator';

const isMembers = (path: string) => path.startsWith('/user');
const paths = [...Object.values(addresses), ...Object.values(secondAddresses)];
const memberPaths = [
  ...paths.filter(isMembers),
  ...[teamListAddress, withdrawSettingsPath, twoFactorPath, pinSettingsPath],
];
/** The operator's own text, which a translator should receive whole. */
const operators: readonly string[] = [addresses.allNews, addresses.allNotifications];
/** Numbers in the portal's fixed texts, and ages, which are texts. */
const fixed =
  /MT5|2FA|^© |^Step \d|begin with 0x|^Address line \d|every 30 seconds|such as 1234|2 MB at most| ago$/i;

/** Navigates within the page, as its links do. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Acts, waits until the page shows something else, and expects it as the portal rendered it last. */
async function follow(page: Page, act: () => Promise<unknown>): Promise<void> {
  const getText = () => page.locator('body').innerText();
  const before = await getText();
  await openWhole(page, act);
  await expect.poll(getText).not.toBe(before);
  await expectRendered(page);
}

// Chromium's translator replaces text nodes. The other kinds, and the walk of every screen, run at night.
for (const kind of ['replaces', 'moves', 'merges'] as const)
  test.describe(`a translator that ${kind} text nodes`, kind === 'replaces' ? {} : nightly, () => {
    test.beforeEach(async ({ page }) => startTranslator(page, kind));

    test('every screen shows what it shows without one (T43)', nightly, async ({ page, sandbox }) => {
      test.slow();
      await signIn(page, sandbox, 'leader');
      const changeable: string[] = [];
      for (const path of memberPaths) {
        await openWhole(page, () => goTo(page, path));
        await expectRendered(page);
        // Merged texts are no longer the portal's own.
        if (kind === 'merges' || operators.includes(path)) continue;
        const isOpen = (text: string) => (/\d/.test(text) && !fixed.test(text)) || /\bleader\b/.test(text);
        changeable.push(...(await openTexts(page)).filter(isOpen).map((text) => `${path}: ${text}`));
      }
      expect(changeable, 'figures and names that a translator may change').toEqual([]);
      await page.evaluate(() => sessionStorage.clear());
      for (const path of paths.filter((one) => !isMembers(one))) {
        await openWhole(page, () => page.goto(path));
        await expectRendered(page);
      }
    });

    test('pages, filters, hidden amounts and dialogs follow', async ({ page, sandbox }) => {
      await signIn(page, sandbox, 'leader');
      await follow(page, () => goTo(page, toWalletPath('pay_in')));
      await follow(page, () => press(page, 'Page 2'));
      await expect(page).toHaveURL(/page=2/);
      await press(page, inTranslation('Filter'));
      const filter = page.getByRole('dialog', { name: inTranslation('Filter') });
      await filter.getByLabel(inTranslation('Type'), { exact: true }).selectOption({ value: 'credit' });
      await follow(page, () => press(filter, inTranslation('Apply')));
      await expect(page).toHaveURL(/type=credit/);
      await follow(page, () => page.getByRole('button', { name: /^Remove filter Type/ }).click());
      for (const _about of ['hidden amounts', 'shown amounts'])
        await follow(page, () => page.keyboard.press('.'));
      await follow(page, () => page.locator('[data-opener]').first().click());
    });

    test('refreshed balances equal the ledger (T43)', async ({ page, sandbox }) => {
      await signIn(page, sandbox, 'leader');
      await expect(page.locator('h1', { hasText: inTranslation('Dashboard') })).toBeVisible();
      await sandbox.payBonus('leader', '1234.56');
      await press(page, 'Refresh the data');
      await expect(page.getByText(inTranslation('Refreshed the data'))).toBeAttached();
      const balance = (await sandbox.ledger()).members['leader']?.['pay_out'];
      const shown = Number(balance).toLocaleString('en-US', { minimumFractionDigits: 2 });
      const card = page.locator('main').getByRole('link', { name: inTranslation('Out Going Wallet') });
      await expect(card).toContainText(`$${shown}`);
      await expectRendered(page);
    });

    test('a member signs in after a refusal (T43)', async ({ page, sandbox }) => {
      const member = await sandbox.member('pinuser');
      await page.goto(addresses.login);
      const verify = async (password: string) => {
        await page.getByLabel(inTranslation('Username')).fill(member.username);
        await page.getByLabel(inTranslation('Password'), { exact: true }).fill(password);
        await press(page, inTranslation('Verify'));
      };
      await verify('wrong');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await verify(member.password);
      await typeCode(page, `${await secondFactor(sandbox, member)}\n`);
      await expect(page.locator('h1', { hasText: inTranslation('Dashboard') })).toBeVisible();
      await expect(page).toHaveTitle('Dashboard · Member Portal');
    });

    test('an invoice in its own tab', async ({ page, sandbox }) => {
      // Wide enough for all columns, also with the longer words of a translation.
      await page.setViewportSize({ width: 1920, height: 900 });
      await signIn(page, sandbox, 'leader', addresses.subscriptions);
      const popup = page.waitForEvent('popup');
      await page
        .getByRole('button', { name: inTranslation('Invoice') })
        .first()
        .click();
      const tab = await popup;
      await startTranslator(tab, kind);
      const expectInvoice = async () => {
        await expect(tab.getByRole('article')).toContainText(inTranslation('Invoice'));
        await expectRendered(tab);
      };
      await expectInvoice();
      // It renders into the empty page again.
      await tab.reload();
      await expectInvoice();
    });
  });
