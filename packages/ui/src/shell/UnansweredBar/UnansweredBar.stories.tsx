import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onPhone } from '../../testing/windows';
import { unansweredBarMessages, UnansweredBar } from './UnansweredBar';

const meta = {
  title: 'Components/Shell/UnansweredBar',
  component: UnansweredBar,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
} satisfies Meta<typeof UnansweredBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays until the member closes it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unansweredBarMessages.unknown);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: unansweredBarMessages.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
