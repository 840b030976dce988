import type { Page } from '@playwright/test';
import { addresses, toMt5AccountPath } from '@portal/ui/addresses';
import { askOfAll, askOfOne, type Owner } from './owner/asks';
import { moneyLists, mt5List, parseRows, selectEntries, type Body, type MoneyList } from './owner/lists';
import { askers, enter } from './owner/owners';
import { askOfTeam, teamScreens } from './owner/teams';
import { press, toast } from './support/page';
import { shapedTest as test } from './support/shapedTest';
import { expect, nightly } from './support/test';

// "What did I get, how does it stand, when was it, who are they all?" The sandbox's own answers judge what is shown.
// `npm test` plays one owner. The night plays all twenty-seven.

/** Goes to a screen as a member does: by the menu, or by a link of the screen before it. */
async function goTo(page: Page, path: string, { onPhone }: Owner): Promise<void> {
  const here = page.getByRole('main').locator(`a[href="${path}"]`);
  if (path === addresses.transfer) return here.first().click();
  if (onPhone) await press(page.getByRole('navigation', { name: 'Shortcuts' }), 'More');
  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
}

for (const [index, { zone, width, kind }] of askers.entries())
  test.describe(`${kind} in ${zone} at ${width} px`, index === 0 ? {} : nightly, () => {
    const onPhone = width === 390;
    test.use({
      viewport: { width, height: onPhone ? 844 : 900 },
      timezoneId: zone,
      hasTouch: onPhone,
      isMobile: onPhone,
    });

    test('what did I get, what is its status, when was it, who are they all?', async ({
      page,
      context,
      connection,
      request,
      sandbox,
      newMember,
    }) => {
      // Thirteen screens and as many details are several flows in one.
      test.slow();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const read = await enter({ page, connection, request, sandbox, newMember }, { zone, width, kind });
      const owner: Owner = { zone, onPhone };

      const askMoneyList = async (list: MoneyList) => {
        const body = await read<Body>(list.call);
        if (list.path === addresses.deposit) await press(page, 'Sync Balance');
        await askOfAll(page, list, owner, body);
        // It is about this list alone, and would lie over the next screen's.
        if (list.path === addresses.deposit) {
          await press(page, 'Dismiss');
          await expect(toast(page, 'No new deposits.')).toBeHidden();
        }
        const rows = selectEntries(list, parseRows(body).rows);
        const row = rows.findIndex(({ account_number, is_own }) => account_number && is_own === 1);
        const index = Math.max(row, 0);
        const asked = rows[index];
        if (!asked) return;
        const detail = await askOfOne(page, list, owner, asked, index);
        const account = String(asked['account_number']);
        const link = detail.locator(`a[href="${toMt5AccountPath(account)}"]`);
        if (row < 0) return page.keyboard.press('Escape');
        await link.first().click();
        await askMoneyList(mt5List(account));
      };

      for (const list of moneyLists) {
        await goTo(page, list.path, owner);
        await askMoneyList(list);
        if (list.path !== addresses.transactions || kind !== 'bank member') continue;
        // All of it came today, on the portal's calendar, though the owner's own has another day.
        await press(page, 'Filter');
        await press(page, 'Today');
        await press(page, 'Apply');
        await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);
        await askOfAll(page, list, owner, await read<Body>(list.call));
      }
      for (const screen of teamScreens) {
        await goTo(page, screen.path, owner);
        await askOfTeam(page, screen, await read(screen.call));
      }
    });
  });
