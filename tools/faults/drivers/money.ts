import type { Page } from '@playwright/test';
import { question, typeCode } from '../../../apps/portal/e2e/support/page';
import type { Driver, Scene } from '../driver';
import { fromJourney } from './fromJourney';
import { pressed } from './moves';
import { buyBot, buyLive, requestWithdrawal } from './prepared';

const takingBack = (page: Page) => page.getByRole('dialog', { name: /^Take this \w+ back\?$/ });
const failedLogin = 'Request failed login again';
/** While the outcome is unknown, the reason is read-only: a retry sends the same one (T12). */
const kept = /^Reason/;
const ownMessages = { unanswered: failedLogin, useless: failedLogin };

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
  { ...fromJourney('withdrawal', 'POST /withdraw'), shows: /withdrawal has been requested/i },
  {
    call: 'POST /withdraw-take-back',
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
    ...pressed('Take back', takingBack),
    shows: /took your withdrawal back/i,
  },
  {
    call: 'POST /transfer-take-back',
    prepare: async ({ sandbox, member }) => {
      await sandbox.requestTransfer(member.username, '100.00');
      return {};
    },
    open: '/user/transfer',
    begin: async ({ page }) => {
      await page.getByRole('button', { name: 'Take back', exact: true }).first().click();
      await takingBack(page).waitFor();
    },
    ...pressed('Take back', takingBack),
    shows: /took your transfer back/i,
  },
  {
    ...fromJourney('transfer', 'POST /transfer/amount'),
    shows: /transferred/i,
    failureTexts: ownMessages,
  },
  {
    ...fromJourney('report', 'POST /manual-deposit'),
    button: (page) => page.getByRole('button', { name: /Report deposit|Review/ }),
    shows: /Deposit reported|request/i,
  },
  {
    ...fromJourney('deposit', 'GET /balance-sync'),
    shows: /synced/i,
    // The second delivery comes too soon after the first.
    failureTexts: { deliveredTwice: null },
  },
  ...(
    [
      ['purchase', 'POST /subscription/store'],
      ['livePurchase', 'POST /live-subscription'],
    ] as const
  ).map(([journey, call]): Driver => ({
    ...fromJourney(journey, call),
    button: (page) => page.getByRole('button', { name: /Continue|^Buy/ }),
    shows: 'Package Subscribed Successfully',
  })),
  {
    call: 'POST /subscription-cancel',
    prepare: async ({ member }) => {
      await buyBot(member);
      return {};
    },
    open: '/user/subscriptionHistory',
    begin: cancelling(/^Cancel/),
    ...pressed('Cancel subscription', question),
    shows: /cancell/i,
    failureTexts: ownMessages,
    forgets: kept,
  },
  {
    call: 'POST /cancel-live-subscription-{id}',
    prepare: async ({ member }) => ({ id: String(await buyLive(member)) }),
    open: '/user/poolsubscriptionHistory',
    begin: cancelling(/^Cancel/),
    ...pressed('Request cancellation', question),
    shows: /cancell/i,
    failureTexts: ownMessages,
    forgets: kept,
  },
];
