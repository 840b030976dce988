import type { Meta, StoryObj } from '@storybook/react-vite';
import { NetworkBadge } from './NetworkBadge';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/NetworkBadge',
  component: NetworkBadge,
  args: { children: 'USDT TRC20' },
} satisfies Meta<typeof NetworkBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'x'.repeat(120) },
  ...onPhone,
};
