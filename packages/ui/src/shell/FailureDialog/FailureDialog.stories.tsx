import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { TextField } from '../../components/TextField/TextField';
import { FailureDialog, failureDialogMessages } from './FailureDialog';
import { noSnapshot, onPhone } from '../../testing/windows';
import { errorTexts } from '../../text/visitorMessages';
import { errorMessages } from '../../text/errorMessages';
import { detailMessages } from '../../text/detailMessages';

// Spec: A §8 Failed read, B §4 Failure dialog
const meta = {
  title: 'Components/Shell/FailureDialog',
  component: FailureDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onReload: fn(), onClose: fn() },
} satisfies Meta<typeof FailureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reloads the page (A §8, B §4). Escape leaves the page's own error (D110). */
export const Default: Story = {
  // Proves: failureDialogMessages.whatFailed
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: errorTexts.itIsUs });
    const again = screen.getByRole('button', { name: errorTexts.tryAgain });
    await waitFor(() => expect(again).toHaveFocus());
    // The browser's event for Escape, which a scripted key does not trigger.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(again);
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(screen.queryByText(errorMessages.reference)).toBeNull();
  },
};

/** After a second failure there are links, because a broken page must not trap the member (D110). */
export const FailedAgain: Story = {
  args: {
    ways: [
      { href: '#dashboard', label: 'Dashboard' },
      { href: '#support', label: 'Support' },
    ],
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: errorTexts.tryAgain })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: failureDialogMessages.stay }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    const support = screen.getByRole('link', { name: 'Support' });
    await expect(support).toHaveAttribute('href', '#support');
    // The test page must not navigate.
    support.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(support);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/**
 * Identifies the call for support, if the server sends an id. One press selects it, another opens a ticket
 * with it (T34).
 */
export const WithReference: Story = {
  args: { reference: '0f3a77b1-5c0e-4d7e-9a51-3f0c7f6f2b11', support: '#support' },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const id = await screen.findByText(args.reference ?? '');
    await expect(getComputedStyle(id).userSelect).toBe('all');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `${errorMessages.reference} ${args.reference}`,
    );
    const support = screen.getByRole('link', { name: detailMessages.askSupport });
    await expect(support).toHaveAttribute('href', '#support');
    support.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(support);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** Over an open dialog, its button is still announced, focusable and clickable. */
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
    const again = await screen.findByRole('button', { name: errorTexts.tryAgain });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
