import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClockBar, clockBarMessages } from './ClockBar';
import { noSnapshot, onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/Shell/ClockBar',
  component: ClockBar,
  parameters: { layout: 'fullscreen' },
  args: { wrong: true },
} satisfies Meta<typeof ClockBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(clockBarMessages.wrongClock);
  },
};

/** With a right clock, the line is mounted without text or height. */
export const RightClock: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { wrong: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
};
export const Mobile: Story = { ...onPhone };
export const LargeText: Story = { ...onPhone, globals: { ...onPhone.globals, text: '200' } };
