import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPill } from './StatusPill';
import { noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  args: { children: 'Pending' },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
};
export const Info: Story = { args: { children: 'Open', variant: 'info' }, parameters: noSnapshot };
export const Good: Story = { args: { children: 'Completed', variant: 'good' }, parameters: noSnapshot };
export const Warn: Story = {
  args: { children: 'Cancellation Requested', variant: 'warn' },
  parameters: noSnapshot,
};
export const Bad: Story = { args: { children: 'Rejected', variant: 'bad' }, parameters: noSnapshot };

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <StatusPill>New</StatusPill>
      <StatusPill variant="info">Open</StatusPill>
      <StatusPill variant="good">Paid</StatusPill>
      <StatusPill variant="warn">Reopen</StatusPill>
      <StatusPill variant="bad">Unpaid</StatusPill>
    </div>
  ),
};
