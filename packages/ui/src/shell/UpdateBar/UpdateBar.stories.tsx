import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UpdateBar, updateBarMessages } from './UpdateBar';
import { noSnapshot, onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/Shell/UpdateBar',
  component: UpdateBar,
  parameters: { layout: 'fullscreen' },
  args: { onUpdate: fn() },
} satisfies Meta<typeof UpdateBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Offers a newer release. Nothing happens before the member confirms. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(updateBarMessages.newVersion);
    await expect(args.onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: updateBarMessages.reload }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

/** The operator changed the settings. */
export const NewSettings: Story = { args: { newer: 'settings' } };

/** Without one, the line is mounted without text or height. */
export const UpToDate: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { onUpdate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
};
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
