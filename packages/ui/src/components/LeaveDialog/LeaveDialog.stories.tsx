import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog';
import { overlayMessages } from '../../text/overlayMessages';

const meta = {
  title: 'Components/LeaveDialog',
  component: LeaveDialog,
  args: { open: true, onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Escape stay on the page. */
export const Default: Story = {
  // Proves: overlayMessages.leavingLoses
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: overlayMessages.discardQuestion }));
    await expect(dialog.getByRole('button', { name: overlayMessages.keepEditing })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.discard }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
