import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import type ar from '@portal/ui/text/languages/ar.json';
import { press } from '../page';

type Words = typeof ar;

/** A press on the first button whose name begins with a text. */
const pressFirst = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();

/** The ways to open a dialog, each with its address. */
export const dialogs: Record<string, [path: string, open: (page: Page, words: Words) => Promise<unknown>]> = {
  filter: [addresses.payouts, (page, words) => pressFirst(page, words['transactionsTexts.filter'])],
  views: [addresses.payouts, (page, words) => pressFirst(page, words['viewMessages.views'])],
  palette: [addresses.dashboard, (page) => page.keyboard.press('Control+k')],
  keys: [addresses.dashboard, (page) => page.keyboard.press('?')],
  share: [addresses.dashboard, (page, words) => pressFirst(page, words['dashboardMessages.share.left'])],
  ticket: [addresses.tickets, (page, words) => pressFirst(page, words['ticketsTexts.raiseTicket'])],
  buy: [addresses.packages, (page, words) => pressFirst(page, words['purchaseMessages.buy'])],
  detail: [addresses.withdrawals, (page) => page.locator('main li button').first().click()],
  transfer: [
    addresses.transfer,
    async (page, words) => {
      await page.getByRole('textbox', { name: words['transferTexts.transferAmount'] }).fill('20');
      await press(page, words['transferTexts.clickForTransfer']);
    },
  ],
  withdraw: [
    addresses.withdraw,
    async (page, words) => {
      await page.getByRole('textbox', { name: words['withdrawMessages.amount'] }).fill('60.5');
      await press(page, words['withdrawMessages.next']);
    },
  ],
  leave: [
    `${addresses.profile}?tab=basic-info`,
    async (page, words) => {
      await page.getByRole('textbox', { name: words['profileMessages.city'] }).fill('Lagos 2');
      await page.locator('nav a:visible').first().click();
    },
  ],
};
