import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { TextField } from '../../components/TextField/TextField';
import { FailureDialog } from './FailureDialog';

const meta = {
  title: 'Shell/FailureDialog',
  component: FailureDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onReloaded: fn() },
} satisfies Meta<typeof FailureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One way out: the page anew (A §8, B §4). */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: "It's us, not you" });
    const again = screen.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(again);
    await expect(args.onReloaded).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** Over a dialog that is open already, its one button is still heard, focused and pressed. */
export const OverDialog: Story = {
  args: { open: false },
  render: function OverDialog(args) {
    const [failed, setFailed] = useState(false);
    return (
      <Dialog
        open
        title="Withdraw"
        onClose={fn()}
        actions={<Button onClick={() => setFailed(true)}>Send</Button>}
      >
        <TextField label="Amount" name="amount" />
        <FailureDialog {...args} open={failed} />
      </Dialog>
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    await expect(args.onReloaded).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = { globals: { viewport: { value: 'phone' }, text: '200' } };
export const Dark: Story = { globals: { theme: 'dark' } };
