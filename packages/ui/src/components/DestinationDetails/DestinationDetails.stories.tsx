import type { Meta, StoryObj } from '@storybook/react-vite';
import { DestinationDetails } from './DestinationDetails';
import { toAddress, toBank } from './DestinationDetails.fixtures';
import { onPhone } from '../../testing/windows';

const meta = {
  title: 'Components/DestinationDetails',
  component: DestinationDetails,
  args: { destination: toAddress },
} satisfies Meta<typeof DestinationDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bank: Story = { args: { destination: toBank } };
export const Unnamed: Story = { args: { destination: { kind: 'bank' } } };
export const LongText: Story = {
  args: { destination: { kind: 'bank', holder: 'R'.repeat(120), account: '1'.repeat(64) } },
  ...onPhone,
};
