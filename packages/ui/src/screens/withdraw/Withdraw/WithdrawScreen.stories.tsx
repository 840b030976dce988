import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toBank } from '../../../components/DestinationDetails/DestinationDetails.fixtures';
import { lostAttempt, idleWrite, useAsked } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { termFacts } from '../../../testing/termFacts';
import { summaryTitles } from '../../../text/summaryTitles/summaryTitles';
import { percentText, withoutIsolates } from '../../../text/wholeText.fixtures';
import { withdrawMessages } from './messages';
import { asked, withdrawArgs, withdrawPage } from './WithdrawScreen.fixtures';
import { fill, form, getWallet, opened } from './withdraw.plays';
import { WithdrawScreen, type WithdrawScreenProps } from './WithdrawScreen';
import { dropDrafts } from '../../../forms/draft/drafts';
import { onPhone, onTablet, inDark, noSnapshot } from '../../../testing/windows';
import { endAt, snapshot } from '../../../testing/snapshot';
import { withdrawTexts, dashboardTexts } from '../../../text/messages';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { holdMessages } from '../../../components/HoldNotice/HoldNotice';
import { errorTexts } from '../../../text/visitorMessages';
import { overlayMessages } from '../../../text/overlayMessages';
import { amountFieldMessages } from '../../../text/typed/amountFieldMessages';
import { walletNames } from '../../../text/wallets';
import { expectLink } from '../../../testing/expectLink';
import { failed } from '../../../remote.fixtures';
import { typeCode } from '../../../components/CodeField/codeBoxes.fixtures';

// Spec: B §2 Manual Withdraw, B §4 Withdraw, B §5 Withdraw, B §9 INR, B §9 Withdraw wallets, D82
const meta = {
  title: 'Screens/Withdraw/Withdraw',
  component: WithdrawScreen,
  // The form keeps the input of the story before for the way back.
  beforeEach: () => dropDrafts(),
  args: withdrawArgs,
  render: Asking,
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog opens and closes as in the portal. A sent withdrawal keeps the state of the story's `write`. */
function Asking(args: WithdrawScreenProps) {
  return <WithdrawScreen {...args} write={useAsked(args.write)} />;
}

export const Default: Story = { parameters: inDark };
/** The sums, the account and the links to related screens. Rupees are only for a bank (B §2, B §9, D12). */
export const Totals: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: withdrawMessages.totals }));
    await expect(sums.getAllByRole('listitem').map((sum) => withoutIsolates(sum.textContent))).toEqual([
      ...[`${summaryTitles.totalWithdrawals}$1,420.00`, `${summaryTitles.pendingWithdrawals}$250.00`],
      `${summaryTitles.withdrawalFee}${percentText('5')}`,
    ]);
    const account = within(canvas.getByRole('region', { name: withdrawTexts.accountDetails }));
    for (const text of ['0x52908400098527886E0F7030069857D2E4169EE7', 'USDT BEP20'])
      await expect(account.getByText(text)).toBeVisible();
    for (const [name, href] of [
      [withdrawMessages.transfer, '/user/transfer'],
      [withdrawMessages.history, '/user/manualWithdrawList'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await userEvent.type(form(canvas).getByLabelText(withdrawMessages.amount), '60.5');
    await expect(canvas.queryByText(/₹/)).not.toBeInTheDocument();
  },
};

/** The dialog repeats all details. Only the press sends the code. */
export const Confirming: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas, 'pay_out', '250');
    await waitFor(() => expect(args.write.onRequest).toHaveBeenCalledWith(asked));
    const dialog = await opened();
    for (const text of [
      walletNames.pay_out,
      '$3,215.00',
      '$2,965.00',
      'USDT BEP20',
      '0x52908400098527886E0F7030069857D2E4169EE7',
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await typeCode(dialog, '4193', 4);
    await expect(args.write.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: withdrawMessages.title }));
    await waitFor(() => expect(args.write.onConfirm).toHaveBeenCalledWith('4193', {}));
  },
};

/** The three wallets with their balances. The chosen one shows its balance, and one press fills in all of it. */
export const Wallets: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const fields = form(canvas);
    const wallets = within(fields.getByRole('radiogroup', { name: withdrawMessages.wallet })).getAllByRole(
      'radio',
    );
    await expect(wallets.map((wallet) => wallet.closest('label')?.textContent)).toEqual([
      `${walletNames.pay_out}$3,215.00`,
      `${dashboardTexts.liveWallet}$8,900.25`,
      `${dashboardTexts.pammWallet}$0.00`,
    ]);
    await expect(wallets[0]).toBeChecked();
    await expect(wallets[1]).toHaveAccessibleDescription('$8,900.25');
    await userEvent.click(getWallet(canvas, 'live'));
    await expect(fields.getAllByText('$8,900.25')).toHaveLength(2);
    await userEvent.click(
      fields.getByRole('button', { name: `${amountFieldMessages.max} ${amountFieldMessages.ofTheBalance}` }),
    );
    await expect(fields.getByLabelText(withdrawMessages.amount)).toHaveValue('8900.25');
  },
};

const rate = withdrawMessages.rate({ rupees: '₹88.25' });

/** To a bank: the amount in rupees while typing, and again in the dialog (B §9, D82). */
export const Bank: Story = {
  args: { destination: { state: 'ready', data: toBank } },
  play: async ({ canvas }) => {
    const fields = form(canvas);
    const account = within(canvas.getByRole('region', { name: withdrawTexts.accountDetails }));
    for (const text of ['Ravi Sharma', 'State Bank of India', '00123456789', 'SBIN0001234'])
      await expect(account.getByText(text)).toBeVisible();
    await expect(fields.getByText(rate)).toBeVisible();
    await userEvent.type(fields.getByLabelText(withdrawMessages.amount), '60.5');
    await expect(
      fields.getByText(`${withdrawMessages.beforeFees({ amount: '₹5,339.13' })} · ${rate}`),
    ).toBeVisible();
    await fill(canvas, 'pay_out', '250');
    const dialog = await opened();
    await expect(dialog.getByText(messagePattern(verifyMessages.beforeFees))).toHaveTextContent(
      `₹22,062.50 ${verifyMessages.beforeFees}`,
    );
    await expect(dialog.getByText('00123456789')).toBeVisible();
    await expect(dialog.getByText('Ravi Sharma')).toBeVisible();
  },
};

const quoteState = { quote: { of: asked, fee: '12.50', net: '237.50' }, busy: false, onRequest: fn() };

/** Where the server quotes, form and dialog show the fee and the received amount (D82). */
export const Quoted: Story = {
  args: { quoteState },
  play: async ({ args, canvas }) => {
    await fill(canvas, 'pay_out', '250');
    await waitFor(() => expect(args.quoteState?.onRequest).toHaveBeenCalledWith(asked));
    await expect(canvas.getByText(withdrawMessages.feeIs({ amount: '$12.50' }))).toBeInTheDocument();
    const dialog = await opened();
    await expect(termFacts(dialog.getAllByRole('term'))).toEqual(
      expect.arrayContaining([
        [withdrawMessages.fee, '$12.50'],
        [withdrawMessages.arrives, '$237.50'],
      ]),
    );
    await expect(dialog.queryByText(messagePattern(verifyMessages.beforeFees))).not.toBeInTheDocument();
  },
};

/** To a bank: the received rupees, after the fee. */
export const QuotedBank: Story = {
  args: {
    destination: { state: 'ready', data: toBank },
    quoteState: { ...quoteState, quote: { ...quoteState.quote, rate: '88.25' } },
  },
  play: async ({ canvas }) => {
    await fill(canvas, 'pay_out', '250');
    await expect(
      canvas.getByText(`${withdrawMessages.feeIs({ amount: '$12.50' })} · ${rate}`),
    ).toBeInTheDocument();
    const dialog = await opened();
    await expect(termFacts(dialog.getAllByRole('term'))).toEqual(
      expect.arrayContaining([
        [withdrawMessages.afterFee, '$237.50'],
        [withdrawMessages.arrives, '₹20,959.38'],
      ]),
    );
  },
};

/** A quote for another amount does not apply. Until the right one loads, the figure is before fees. */
export const QuoteLoading: Story = {
  args: { quoteState: { ...quoteState, busy: true } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await fill(canvas, 'pay_out', '300');
    const dialog = await opened();
    await expect(dialog.getByText(withdrawMessages.calculation)).toBeVisible();
    await expect(dialog.getByText(verifyMessages.beforeFees)).toBeVisible();
    await expect(dialog.queryByText('$237.50')).not.toBeInTheDocument();
  },
};

/** A failed quote blocks nothing. A server without quotes looks the same (D113). */
export const QuoteFailed: Story = {
  args: { quoteState: { busy: false, onRequest: fn() } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await fill(canvas, 'pay_out', '250');
    const dialog = await opened();
    await expect(dialog.getByText(verifyMessages.beforeFees)).toBeVisible();
    await expect(dialog.queryByText(withdrawMessages.fee)).not.toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: withdrawMessages.title })).toBeVisible();
  },
};

/** An amount above the balance is not sent (B §5, B §8). */
export const Insufficient: Story = {
  parameters: noSnapshot,
  play: endAt('Insufficient balance', async ({ args, canvas }) => {
    await fill(canvas, 'pay_out', '3215.01');
    const amount = form(canvas).getByLabelText(withdrawMessages.amount);
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(new RegExp(`^${withdrawTexts.insufficientBalance} `)),
    );
    await expect(amount).toHaveFocus();
    await snapshot('Insufficient balance');
    await expect(args.write.onRequest).not.toHaveBeenCalled();
    await userEvent.click(getWallet(canvas, 'live'));
    await waitFor(() => expect(amount).not.toHaveAttribute('aria-invalid'));
  }),
};

/** The limits are said before anything is typed, and hold before Next (D113). */
export const Limited: Story = {
  args: { page: { state: 'ready', data: { ...withdrawPage, least: '10.00', most: '500.00' } } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(withdrawMessages.least({ amount: '$10.00' }), { exact: false }),
    ).toBeVisible();
    await fill(canvas, 'pay_out', '5');
    const amount = form(canvas).getByLabelText(withdrawMessages.amount);
    const fault = withdrawMessages.tooLittle({ amount: '$10.00' });
    await waitFor(() => expect(amount).toHaveAccessibleDescription(expect.stringContaining(fault)));
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};

/** An amount of 0 does nothing, and a quiet note explains it (B §5, D81). */
export const Zero: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await fill(canvas, 'pay_out', '0.00');
    const amount = form(canvas).getByLabelText(withdrawMessages.amount);
    await expect(amount).toHaveAccessibleDescription(withdrawMessages.aboveZero);
    await expect(amount).not.toHaveAttribute('aria-invalid');
    await expect(args.write.onRequest).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Without a destination nothing can be requested (D81). A new one holds withdrawals, and the text says so (D140). */
export const Empty: Story = {
  args: { destination: { state: 'ready', data: { kind: 'none' } }, holdHours: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(withdrawMessages.noDestinationHeld({ hours: 24 }))).toBeVisible();
    await expectLink(canvas, withdrawMessages.settings, '/user/profile?tab=withdraw-settings');
    await expect(canvas.getByRole('button', { name: withdrawMessages.next })).toBeDisabled();
  },
};

/** After a security change nothing can be requested, and the form shows until when (T29). */
export const Held: Story = {
  args: { heldUntil: '2026-11-23T09:14:00Z' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(messagePattern(holdMessages.heldUntil))).toHaveTextContent(
      /23-11-2026 \d\d:14\b/,
    );
    await fill(canvas, 'pay_out', '250');
    await expect(canvas.getByRole('button', { name: withdrawMessages.next })).toBeDisabled();
    await expect(canvas.getByText(withdrawMessages.held)).toBeVisible();
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};
export const HeldMobile: Story = { args: Held.args, ...onPhone };

/** Without a network nothing can be requested, and the form explains it (D36). */
export const Offline: Story = {
  args: { write: idleWrite({ offline: true }) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await fill(canvas, 'pay_out', '250');
    await expect(canvas.getByRole('button', { name: withdrawMessages.next })).toBeDisabled();
    await expect(canvas.getByText(verifyMessages.offline)).toBeVisible();
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: {
    write: idleWrite({
      asked,
      attempt: { form: { busy: true, saved: 0 } },
      form: { busy: true, saved: 0 },
    }),
  },
};

/** No answer came. The balances are left out, because they are unknown. */
export const Unknown: Story = {
  args: { write: idleWrite({ asked, attempt: lostAttempt }) },
  play: endAt('Unknown', async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText(verifyMessages.unknown)).toBeVisible();
    await expect(dialog.queryByText(verifyMessages.balanceAfter)).not.toBeInTheDocument();
    await snapshot('Unknown');
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRepeat).toHaveBeenCalledOnce();
  }),
};

const unanswered = {
  values: { wallet: 'pay_out', amount: '250.00' },
  at: new Date(2026, 10, 20, 8, 14).getTime(),
};

/** After a reload the sent withdrawal is named and still in the form. It can be sent again or dismissed. */
export const Reloaded: Story = {
  // Proves: withdrawMessages.unanswered | withdrawMessages.unansweredAmount
  args: { write: idleWrite({ unanswered, onRequest: fn() }) },
  play: endAt('Named after a reload', async ({ args, canvas }) => {
    const fields = form(canvas);
    await expect(getWallet(canvas, 'pay_out')).toBeChecked();
    await expect(fields.getByLabelText(withdrawMessages.amount)).toHaveValue('250.00');
    await expect(canvas.getByText('20/11/2026 08:14')).toBeVisible();
    await snapshot('Named after a reload');
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRequest).toHaveBeenCalledWith(asked);
    await userEvent.click((await opened()).getByRole('button', { name: overlayMessages.close }));
    await userEvent.click(canvas.getByRole('button', { name: messagePattern(verifyMessages.startAgain) }));
    await expect(args.write.onForget).toHaveBeenCalledOnce();
    await expect(form(canvas).getByLabelText(withdrawMessages.amount)).toHaveValue('');
    await expect(form(canvas).getByLabelText(withdrawMessages.amount)).toHaveFocus();
  }),
};

export const Loading: Story = { args: { page: { state: 'loading' }, destination: { state: 'loading' } } };

/** Each part has its own retry. Without a destination nothing can be requested. */
export const Failed: Story = {
  args: {
    page: failed(),
    destination: failed(),
  },
};
export const AccountFailed: Story = {
  args: {
    destination: failed(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: withdrawMessages.next })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    page: {
      state: 'ready',
      data: { ...withdrawPage, balances: { pay_out: '999999999999.99', live: '-3.00' }, rate: '88.123456' },
    },
    destination: {
      state: 'ready',
      data: { kind: 'bank', holder: 'R'.repeat(120), bank: 'B'.repeat(90), account: '1'.repeat(64) },
    },
  },
};
/** Every figure is reachable, the sums by scrolling sideways. */
export const Mobile: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const sums = canvas.getByRole('region', { name: withdrawMessages.totals });
    await waitFor(() => expect(sums).toHaveAttribute('tabindex', '0'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Tablet: Story = { ...Reloaded, ...onTablet };

/** A link that names a wallet preselects it. */
export const WalletOfLink: Story = {
  args: { wallet: 'live' },
  play: ({ canvas }) => expect(getWallet(canvas, 'live')).toBeChecked(),
};
