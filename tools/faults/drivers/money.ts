import { question, typeCode } from '../../../apps/portal/e2e/support/page';
import type { Driver } from '../driver';
import { fromJourney } from './fromJourney';
import { write } from './moves';

const failedLogin = 'Request failed login again';
const ownMessages = { unanswered: failedLogin, useless: failedLogin };

type Prepare = NonNullable<Driver['prepare']>;

/** Cancels the first package of a list, with a reason and the pin. */
const cancel = (call: string, open: string, name: string, prepare: Prepare) =>
  write(
    call,
    open,
    name,
    {
      prepare,
      begin: async ({ page, member }) => {
        await page
          .getByRole('table')
          .getByRole('button', { name: /^Cancel/ })
          .first()
          .click();
        await question(page).getByLabel('Reason').fill('I need the money');
        await typeCode(question(page), member.pin);
      },
      shows: /cancell/i,
      failureTexts: ownMessages,
      // While the outcome is unknown, the reason is read-only: a retry sends the same one (T12).
      forgets: /^Reason/,
    },
    question,
  );

/** Takes back a request that waits for the operator. */
const takeBack = (what: 'withdrawal' | 'transfer', call: string, open: string, prepare: Prepare) =>
  write(
    call,
    open,
    'Take back',
    {
      prepare,
      begin: async ({ page }) => {
        if (what === 'withdrawal') await page.getByRole('table').getByText(/^WD-/).first().click();
        await page.getByRole('button', { name: 'Take back', exact: true }).first().click();
        await page.getByRole('dialog', { name: `Take this ${what} back?` }).waitFor();
      },
      shows: new RegExp(`took your ${what} back`, 'i'),
    },
    (page) => page.getByRole('dialog', { name: `Take this ${what} back?` }),
  );

/** The calls that move or request money, all with an idempotency key (T12). */
export const money: readonly Driver[] = [
  { ...fromJourney('withdrawal', 'POST /withdraw'), shows: /withdrawal has been requested/i },
  takeBack('withdrawal', 'POST /withdraw-take-back', '/user/manualWithdrawList', ({ member }) =>
    member.post('withdraw', { wallet: 'pay_out', amount: '100.00', mpin: member.pin }),
  ),
  takeBack('transfer', 'POST /transfer-take-back', '/user/transfer', ({ sandbox, member }) =>
    sandbox.requestTransfer(member.username, '100.00'),
  ),
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
  cancel('POST /subscription-cancel', '/user/subscriptionHistory', 'Cancel subscription', ({ member }) =>
    member.buyBot(),
  ),
  cancel(
    'POST /cancel-live-subscription-{id}',
    '/user/poolsubscriptionHistory',
    'Request cancellation',
    async ({ member }) => ({ id: String(await member.buyLive()) }),
  ),
];
