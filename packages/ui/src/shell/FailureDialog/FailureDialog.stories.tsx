import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailureDialog } from './FailureDialog';

const meta = {
  title: 'Shell/FailureDialog',
  component: FailureDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onReloaded: fn() },
} satisfies Meta<typeof FailureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = canvas.getByRole('alertdialog', { name: "It's us, not you" });
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(again);
    await expect(args.onReloaded).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
