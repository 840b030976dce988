import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'share', label: 'Share', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outlined: Story = { args: { look: 'outlined', icon: 'clip', label: 'Attach images' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithCount: Story = {
  args: { icon: 'bell', label: 'Notifications, 3 unread', children: <Badge count={3} /> },
};
export const Dark: Story = { ...WithCount, globals: { theme: 'dark' } };

/** At least 44 px on phones. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { scale: 'small' },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
