import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endAt, snapshot } from '../../testing/snapshot';
import { refusedForm } from './confirmedWrite.fixtures';
import { VerifyDialog } from './VerifyDialog';
import { verifyArgs } from './VerifyDialog.fixtures';
import { noSnapshot } from '../../testing/windows';
import { opened } from './VerifyDialog.plays';

// Spec: B §4 Transfer, B §4 Withdraw, B §8 Invalid code
const meta = {
  title: 'Components/Confirm/VerifyDialog',
  component: VerifyDialog,
  args: verifyArgs,
} satisfies Meta<typeof VerifyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wrong code is announced, cleared and focused, and the next one is sent. */
export const WrongCode: Story = {
  args: { attempt: { form: refusedForm({ code: 'Invalid otp' }) } },
  parameters: noSnapshot,
  play: endAt('Wrong code', async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Invalid otp'));
    const [first] = dialog.getAllByRole('textbox');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveValue('');
    await snapshot('Wrong code');
    await userEvent.click(first!);
    await userEvent.keyboard('4193');
    await userEvent.click(dialog.getByRole('button', { name: args.confirmLabel }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenLastCalledWith('4193', {}));
  }),
};

/** Refused for another reason: the dialog shows it, and the code must be entered again (B §4). */
export const Refused: Story = {
  args: { attempt: { form: refusedForm({}), message: 'Withdrawals are closed today.' } },
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText('Withdrawals are closed today.')).toBeVisible();
    await expect(dialog.getAllByRole('textbox')[0]).toHaveValue('');
  },
};
