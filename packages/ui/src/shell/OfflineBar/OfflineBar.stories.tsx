import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBar, offlineBarMessages } from './OfflineBar';
import { noSnapshot, onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/Shell/OfflineBar',
  component: OfflineBar,
  parameters: { layout: 'fullscreen' },
  args: { offline: true },
} satisfies Meta<typeof OfflineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(offlineBarMessages.offline);
  },
};

/** Online, the line is mounted without text or height. */
export const Online: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
};
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
