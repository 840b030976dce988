import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { addresses } from '../../../addresses/addresses';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, waitFor, within, fn } from 'storybook/test';
import { idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { dropDrafts } from '../../../forms/draft/drafts';
import { withDrafts } from '../../../forms/draft/drafts.fixtures';
import { withdrawTexts, subscriptionsTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { noSnapshot } from '../../../testing/windows';
import { asked, withdrawArgs, withdrawPage } from './WithdrawScreen.fixtures';
import { WithdrawScreen } from './WithdrawScreen';
import { withdrawMessages } from './messages';
import { form } from './withdraw.plays';
import { formatPercent } from '../../../components/SummaryCards/SummaryValue';
import { wholeText } from '../../../text/wholeText.fixtures';
import { verifyMessages } from '../../../confirm/VerifyDialog/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { figureMessages } from '../../../text/figureMessages';
import { aged, expectRefresh } from '../../../components/Freshness/aged.fixtures';

// Spec: A §2 Dashboard, B §4 Withdraw, B §5 Withdraw
const meta = {
  title: 'Screens/Withdraw/Withdraw',
  component: WithdrawScreen,
  // Stories of other files leave their input for the way back.
  beforeEach: () => dropDrafts(),
  args: withdrawArgs,
} satisfies Meta<typeof WithdrawScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const amountIn = (canvas: Canvas) => form(canvas).getByLabelText(withdrawMessages.amount);
const required = errorTexts.fieldRequired;
const refused = refusedForm({ amount: withdrawTexts.insufficientBalance });
const typed = withDrafts({ [addresses.withdraw]: { wallet: asked.wallet, amount: '250' } });

/** The first field with an error has the focus. A press on Next shows the same errors and sends nothing. */
export const FieldErrors: Story = {
  args: { write: idleWrite({ form: refusedForm({ wallet: required, amount: required }) }) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(amountIn(canvas)).toHaveFocus());
    await userEvent.click(form(canvas).getByRole('button', { name: withdrawMessages.next }));
    await expect(
      form(canvas).getByRole('radiogroup', { name: withdrawMessages.wallet }),
    ).toHaveAccessibleDescription(required);
    await expect(amountIn(canvas)).toHaveAccessibleDescription(new RegExp(`^${required}`));
    await expect(args.write.onRequest).not.toHaveBeenCalled();
  },
};

/** The balance fell since, so the server refused the amount. Its message shows there, and the input stays. */
export const Refused: Story = {
  ...typed,
  args: {
    page: {
      state: 'ready',
      data: { ...withdrawPage, balances: { ...withdrawPage.balances, pay_out: '180.00' } },
    },
    write: idleWrite({ form: refused }),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(amountIn(canvas)).toHaveAccessibleDescription(
        new RegExp(`^${withdrawTexts.insufficientBalance}`),
      ),
    );
    await expect(amountIn(canvas)).toHaveValue('250');
  },
};

/** The message shows once the confirmation closes. */
export const RefusedOnceConfirmed: Story = {
  ...typed,
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: function Refusing(args) {
    const [write, setWrite] = useState(args.write);
    return (
      <WithdrawScreen
        {...args}
        write={{
          ...write,
          onRequest: (values) => setWrite({ ...write, asked: values }),
          onConfirm: () => setWrite({ ...write, asked: undefined, form: refused }),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(amountIn(canvas)).toHaveValue('250'));
    await userEvent.click(form(canvas).getByRole('button', { name: withdrawMessages.next }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getAllByRole('textbox')[0]!);
    await userEvent.keyboard('4193');
    await userEvent.click(dialog.getByRole('button', { name: withdrawMessages.title }));
    await waitFor(() =>
      expect(amountIn(canvas)).toHaveAccessibleDescription(
        new RegExp(`^${withdrawTexts.insufficientBalance}`),
      ),
    );
    await expect(amountIn(canvas)).toHaveValue('250');
  },
};

/** A wallet with money is chosen at the start, so an amount alone has a quote. */
export const QuotedAtOnce: Story = {
  args: { quoteState: { quote: { of: asked, fee: '12.50', net: '237.50' }, busy: false, onRequest: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const fields = form(canvas);
    await expect(
      fields.getByText(wholeText(withdrawMessages.feeIs({ amount: formatPercent('5') }))),
    ).toBeVisible();
    await userEvent.type(fields.getByLabelText(withdrawMessages.amount), '250');
    await waitFor(() => expect(args.quoteState?.onRequest).toHaveBeenCalledWith(asked));
    await expect(fields.getByText('$237.50')).toBeVisible();
  },
};

const sentForm = { busy: false, saved: 0 };
const headline = verifyMessages.unknown;
const warning = messagePattern(verifyMessages.moneyMayHaveMoved);

/** No answer came from a server that never proved support for keys: nothing is promised (D118). */
export const Unproven: Story = {
  name: 'Without safe retry',

  args: { write: idleWrite({ asked, attempt: { form: sentForm, unknown: 'repeatable' } }) },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: subscriptionsTexts.verifyYourAccount }));
    await expect(dialog.getByText(headline)).toBeVisible();
    await expect(dialog.getByText(warning)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRepeat).toHaveBeenCalledOnce();
  },
};

/** The same after a reload. */
export const UnprovenReloaded: Story = {
  name: 'Without safe retry, after a reload',

  args: {
    write: idleWrite({
      unanswered: {
        values: { wallet: 'pay_out', amount: '250.00' },
        at: new Date(2026, 10, 20, 8, 14).getTime(),
      },
      attempt: { form: sentForm },
    }),
  },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(headline)).toBeVisible();
    await expect(canvas.getByText(warning)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(args.write.onRequest).toHaveBeenCalledWith(asked);
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = { ...aged(), play: expectRefresh(figureMessages.balances) };
