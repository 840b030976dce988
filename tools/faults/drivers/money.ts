import type { Page } from '@playwright/test';
import { dialog, press, question, typeCode } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { picture } from './moves';
import { buyBot, buyLive, requestWithdrawal } from './prepared';

const buying = (page: Page) => dialog(page, 'Are You Sure To Buy This Package ?');
const takingBack = (page: Page) => page.getByRole('dialog', { name: /^Take this \w+ back\?$/ });
const failedLogin = 'Request failed login again';
/** While the outcome is unknown, the reason is read-only: a retry sends the same one (T12). */
const kept = /^Reason/;
const ownMessages = { unanswered: failedLogin, useless: failedLogin };

/** Fills in the form up to the pin. */
async function fillWithdrawal({ page, member }: Scene): Promise<void> {
  await page.getByRole('radio', { name: 'Out going Wallet' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await press(page, 'Next');
  await typeCode(question(page), member.pin);
}

async function fillTransfer({ page, member }: Scene): Promise<void> {
  await press(page, 'Click for transfer');
  await page.getByRole('textbox', { name: 'Transfer Amount' }).fill('50');
  await press(page, 'Next');
  await typeCode(question(page), member.pin);
}

async function fillReport({ page, member }: Scene): Promise<void> {
  await press(page, 'Report a deposit');
  await page.getByLabel('Amount in rupees').fill('8825');
  await page.getByLabel('Transaction ID').fill(`UTR-${member.username}`);
  await page.getByLabel('Receipt', { exact: true }).setInputFiles(picture());
  await page.getByRole('img', { name: 'Preview: Receipt' }).waitFor();
  await press(page, 'Review');
  await dialog(page, 'Report this deposit?').waitFor();
}

/** Fills in the reason and pin of a cancellation. */
const cancelling =
  (row: RegExp) =>
  async ({ page, member }: Scene): Promise<void> => {
    await page.getByRole('table').getByRole('button', { name: row }).first().click();
    await question(page).getByLabel('Reason').fill('I need the money');
    await typeCode(question(page), member.pin);
  };

/** The calls that move or request money, all with an idempotency key (T12). */
export const money: readonly Driver[] = [
  {
    call: 'POST /withdraw',
    kind: 'write',
    open: '/user/manualWithdraw',
    begin: fillWithdrawal,
    press: ({ page }) => press(question(page), 'Withdraw'),
    button: (page) => question(page).getByRole('button', { name: 'Withdraw', exact: true }),
    shows: /withdrawal has been requested/i,
  },
  {
    call: 'POST /withdraw-take-back',
    kind: 'write',
    prepare: async ({ member }) => {
      await requestWithdrawal(member);
      return {};
    },
    open: '/user/manualWithdrawList',
    begin: async ({ page }) => {
      await page.getByRole('table').getByText(/^WD-/).first().click();
      await page.getByRole('button', { name: 'Take back', exact: true }).first().click();
      await takingBack(page).waitFor();
    },
    press: ({ page }) => press(takingBack(page), 'Take back'),
    button: (page) => takingBack(page).getByRole('button', { name: 'Take back', exact: true }),
    shows: /took your withdrawal back/i,
  },
  {
    call: 'POST /transfer-take-back',
    kind: 'write',
    prepare: async ({ sandbox, member }) => {
      await sandbox.requestTransfer(member.username, '100.00');
      return {};
    },
    open: '/user/transfer',
    begin: async ({ page }) => {
      await page.getByRole('table').getByText('Pending').first().click();
      await page.getByRole('button', { name: 'Take back', exact: true }).first().click();
      await takingBack(page).waitFor();
    },
    press: ({ page }) => press(takingBack(page), 'Take back'),
    button: (page) => takingBack(page).getByRole('button', { name: 'Take back', exact: true }),
    shows: /took your transfer back/i,
  },
  {
    call: 'POST /transfer/amount',
    kind: 'write',
    open: '/user/transfer',
    begin: fillTransfer,
    press: ({ page }) => press(question(page), 'Transfer'),
    button: (page) => question(page).getByRole('button', { name: 'Transfer', exact: true }),
    shows: /transferred/i,
    failureTexts: ownMessages,
  },
  {
    call: 'POST /manual-deposit',
    kind: 'write',
    open: '/user/manualDepositBankList/5012345',
    begin: fillReport,
    press: ({ page }) => press(dialog(page, 'Report this deposit?'), 'Report deposit'),
    button: (page) => page.getByRole('button', { name: /Report deposit|Review/ }),
    shows: /Deposit reported|request/i,
  },
  {
    call: 'GET /balance-sync',
    kind: 'write',
    open: '/user/manualDepositList',
    begin: ({ page }) => page.getByRole('figure', { name: 'Your deposit address' }).waitFor(),
    press: ({ page }) => press(page, 'Sync Balance'),
    button: (page) => page.getByRole('button', { name: 'Sync Balance' }),
    shows: /synced/i,
    // The second delivery comes too soon after the first.
    failureTexts: { deliveredTwice: null },
  },
  {
    call: 'POST /subscription/store',
    kind: 'write',
    open: '/user/packageList',
    begin: async ({ page }) => {
      await press(page, 'Buy Starter Bot');
      await press(dialog(page, 'Buy Starter Bot'), 'Buy');
      await buying(page).waitFor();
    },
    press: ({ page }) => press(buying(page), 'Continue'),
    button: (page) => page.getByRole('button', { name: /Continue|^Buy/ }),
    shows: 'Package Subscribed Successfully',
  },
  {
    call: 'POST /live-subscription',
    kind: 'write',
    open: '/user/poolpackageList',
    begin: async ({ page }) => {
      await press(page, 'Buy PAAM Start');
      await press(dialog(page, 'Buy PAAM Start'), 'Buy');
      const amount = page.getByLabel('Investment amount');
      await amount.or(buying(page)).first().waitFor();
      if (await amount.isVisible()) {
        await amount.fill('500');
        await press(page, 'Continue');
      }
      await buying(page).waitFor();
    },
    press: ({ page }) => press(buying(page), 'Continue'),
    button: (page) => page.getByRole('button', { name: /Continue|^Buy/ }),
    shows: 'Package Subscribed Successfully',
  },
  {
    call: 'POST /subscription-cancel',
    kind: 'write',
    prepare: async ({ member }) => {
      await buyBot(member);
      return {};
    },
    open: '/user/subscriptionHistory',
    begin: cancelling(/^Cancel/),
    press: ({ page }) => press(question(page), 'Cancel subscription'),
    button: (page) => question(page).getByRole('button', { name: 'Cancel subscription' }),
    shows: /cancell/i,
    failureTexts: ownMessages,
    forgets: kept,
  },
  {
    call: 'POST /cancel-live-subscription-{id}',
    kind: 'write',
    prepare: async ({ member }) => ({ id: String(await buyLive(member)) }),
    open: '/user/poolsubscriptionHistory',
    begin: cancelling(/^Cancel/),
    press: ({ page }) => press(question(page), 'Request cancellation'),
    button: (page) => question(page).getByRole('button', { name: 'Request cancellation' }),
    shows: /cancell/i,
    failureTexts: ownMessages,
    forgets: kept,
  },
];
