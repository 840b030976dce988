import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { addresses } from '../../../addresses/addresses';
import type { Canvas } from '../../../testing/listed';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { idleWrite, refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import { dropDrafts } from '../../../forms/draft/drafts';
import { withDrafts } from '../../../forms/draft/drafts.fixtures';
import { withdrawTexts } from '../../../text/messages';
import { errorTexts } from '../../../text/visitorMessages';
import { noSnapshot } from '../../../testing/windows';
import { asked, withdrawArgs, withdrawPage } from './WithdrawScreen.fixtures';
import { WithdrawScreen } from './WithdrawScreen';
import { withdrawMessages } from './messages';
import { form } from './withdraw.plays';

// Spec: B §4 Withdraw, B §5 Withdraw
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
