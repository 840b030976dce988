import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { IconButton } from './IconButton';
import { inEachState } from '../../testing/eachState';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'share', label: 'Share', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outlined: Story = {
  args: { variant: 'outlined', icon: 'clip', label: 'Attach images' },
  parameters: noSnapshot,
};
export const Disabled: Story = { args: { disabled: true }, parameters: noSnapshot };
export const WithCount: Story = {
  args: { icon: 'bell', label: 'Notifications, 3 unread', children: <Badge count={3} /> },
  parameters: noSnapshot,
};

/** At least 44 px on phones. */
export const Phone: Story = {
  ...onPhone,
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const States: Story = inEachState;
