import { addresses, mt5DepositAddress } from '@portal/ui/addresses';
import { toCents, toShown, type Journey, type Stage, type Step } from './journey';
import { addImage, button, dialog, enter, enterPin, field, midway, press } from './steps';

const left = (wallet: string, amount: string) => (before: Record<string, string>) =>
  toShown(toCents(before[wallet] ?? '') - toCents(amount));

export const withdrawal: Journey = {
  needs: { earned: '5000.00' },
  opens: addresses.withdraw,
  steps: [
    press({ role: 'radio', value: 'pay_out' }),
    enter(field('withdrawMessages.amount'), '1234.50'),
    midway,
    press(button('withdrawMessages.next'), { shows: [left('pay_out', '1234.50')] }),
    enterPin(dialog),
    press(button('withdrawMessages.title', dialog), {
      call: 'POST /withdraw',
      shows: [/\$1,234\.50/],
      leadsTo: /\/user\/manualWithdrawList$/,
      moves: { pay_out: -1234.5, hold: 1234.5 },
    }),
  ],
};

export const transfer: Journey = {
  needs: { earned: '500.00' },
  opens: addresses.transfer,
  steps: [
    enter(field('transferTexts.transferAmount'), '200.50'),
    midway,
    press(button('transferTexts.clickForTransfer'), { shows: [left('pay_out', '200.50')] }),
    enterPin(dialog),
    press(button('transferMessages.transfer', dialog), {
      call: 'POST /transfer/amount',
      shows: [/\$200\.50/],
      moves: { pay_out: -200.5, pay_in: 200.5 },
      check: ({ driver }) => driver.gone(dialog),
    }),
  ],
};

/** Finds a deposit by a sync. */
export const deposit: Journey = {
  needs: {},
  opens: addresses.deposit,
  steps: [
    { does: 'pay to the address', act: ({ payIn }) => payIn() },
    midway,
    press(button('depositTexts.syncBalance'), {
      call: 'GET /balance-sync',
      shows: [/\+\$250\.00/],
      moves: { pay_in: 250 },
    }),
  ],
};

/** Reports a bank deposit with its receipt. The operator decides, so no money moves yet. */
export const report: Journey = {
  needs: {},
  opens: `${mt5DepositAddress}/5012345`,
  steps: [
    press(button('depositMessages.report')),
    enter(field('depositMessages.inRupees'), '8825.50'),
    enter(field('depositMessages.transactionId'), ({ username }) => `UTR${username}`),
    addImage(dialog),
    midway,
    press(button('depositMessages.review'), { shows: [/₹8,825\.50/, /UTR/] }),
    press(button('depositMessages.confirm', dialog), {
      call: 'POST /manual-deposit',
      shows: ['depositMessages.reported'],
      moves: {},
    }),
  ],
};

/** Buys a package of a fixed price, or for an amount in its range. */
const toPurchase = (
  opens: string,
  call: string,
  price: number,
  toPackage: (stage: Stage) => RegExp,
  amount: readonly Step[] = [],
): Journey => ({
  needs: { paidIn: '1000.00' },
  opens,
  steps: [
    {
      does: 'choose the package',
      act: (stage) => stage.driver.click({ role: 'button', name: toPackage(stage) }),
    },
    ...amount,
    press(button('purchaseMessages.buy', dialog), { shows: ['purchaseTexts.confirmBuy'] }),
    press(button('purchaseMessages.continue', dialog), {
      call,
      shows: ['purchaseTexts.subscribed'],
      moves: { pay_in: -price },
    }),
  ],
});

export const purchase = toPurchase(
  addresses.packages,
  'POST /subscription/store',
  500,
  ({ rangePackage }) => new RegExp(rangePackage),
  [enter(field('purchaseMessages.amount'), '500'), midway],
);
export const livePurchase = toPurchase(
  addresses.livePackages,
  'POST /live-subscription',
  250,
  () => /PAAM Start/,
);
