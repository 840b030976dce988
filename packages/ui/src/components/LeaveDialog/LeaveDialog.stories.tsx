import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog';

const meta = {
  title: 'Components/LeaveDialog',
  component: LeaveDialog,
  args: { open: true, onLeft: fn(), onStayed: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Escape stay on the page. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStayed).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(args.onLeft).toHaveBeenCalledOnce();
  },
};
