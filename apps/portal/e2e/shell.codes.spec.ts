import type { Page } from '@playwright/test';
import type { CodePurpose } from '@portal/portal-core/writes/code.api';
import { payoutAddress, type Member } from './support/member';
import { codeSent, openAs, press } from './support/page';
import { expect, test } from './support/test';
import { countCalls } from './support/traffic';

interface Dialog {
  /** What the member needs before, by calls. */
  prepare?: (member: Member) => Promise<unknown>;
  path: string;
  open: (page: Page, other: string) => Promise<void>;
  /** The press that opens it a second time, where closing it leads back to a form. */
  again?: (page: Page) => Promise<void>;
}

/** Each dialog with a mailed code. `security` has forms in pages, which request a code after a refusal (T29). */
const dialogs: Record<Exclude<CodePurpose, 'security'>, Dialog> = {
  withdrawSetting: {
    path: '/user/profile?tab=withdraw-settings',
    open: async (page) => {
      await page.getByRole('radio', { name: 'USDT BEP20' }).check();
      await page.getByLabel('Withdrawal address').fill(payoutAddress);
      await press(page, 'Review and save');
    },
  },
  withdraw: {
    path: '/user/manualWithdraw',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Out going Wallet' }).check();
      await page.getByLabel('Amount', { exact: true }).fill('60');
      await press(page, 'Next');
    },
  },
  transfer: {
    path: '/user/transfer',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Transfer Amount' }).fill('50');
      await press(page, 'Click for transfer');
    },
    again: (page) => press(page, 'Click for transfer'),
  },
  mt5: {
    prepare: (member) => member.addAccount(),
    path: '/user/mt5Account?account=',
    open: (page) => press(page, 'View Password'),
  },
  cancelSubscription: {
    prepare: (member) => member.buyBot(),
    path: '/user/subscriptionHistory',
    open: (page) =>
      page
        .getByRole('table')
        .getByRole('button', { name: /^Cancel/ })
        .click(),
  },
  purchase: {
    path: '/user/packageList',
    open: async (page, other) => {
      await press(page, 'Buy Starter Bot');
      const whom = page.getByRole('dialog', { name: 'Buy Starter Bot' });
      await whom.getByRole('radio', { name: 'Other user' }).check();
      await whom.getByLabel('Username').fill(other);
      await whom.getByLabel('Username').press('Tab');
      await expect(whom.getByText(/^Available/)).toBeVisible();
      await press(whom, 'Buy');
    },
    again: (page) => press(page.getByRole('dialog', { name: 'Buy Starter Bot' }), 'Buy'),
  },
};

for (const [purpose, { prepare, path, open, again }] of Object.entries(dialogs)) {
  test(`the dialog for ${purpose} requests its code as it opens, once a minute (D138)`, async ({
    page,
    newMember,
    sandbox,
  }) => {
    const needsAddress = purpose === 'withdraw' ? ({ destination: 'address' } as const) : {};
    const member = await newMember({ paidIn: '2000.00', earned: '500.00', ...needsAddress });
    const other = await newMember({ sponsor: member.username });
    const prepared = await prepare?.(member);
    await sandbox.advance(61);
    const codes = countCalls(page, '/resendotp');
    await openAs(page, member, `${path}${typeof prepared === 'string' ? prepared : ''}`);
    await open(page, other.username);
    const code = page.getByLabel(/^digit 1 of/).first();
    await codeSent(page);
    expect(codes()).toBe(1);
    expect(await sandbox.code(member.username)).toMatch(/^\d{4,6}$/);
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();
    await (again ?? open)(page, other.username);
    await expect(code).toBeVisible();
    await codeSent(page);
    expect(codes()).toBe(1);
  });
}
