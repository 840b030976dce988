import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusPill } from './StatusPill';

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  args: { children: 'Pending' },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Pending')).toBeVisible();
  },
};
export const Info: Story = { args: { children: 'Open', tone: 'info' } };
export const Good: Story = { args: { children: 'Completed', tone: 'good' } };
export const Warn: Story = { args: { children: 'Cancellation Requested', tone: 'warn' } };
export const Bad: Story = { args: { children: 'Rejected', tone: 'bad' } };

export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <StatusPill>New</StatusPill>
      <StatusPill tone="info">Open</StatusPill>
      <StatusPill tone="good">Paid</StatusPill>
      <StatusPill tone="warn">Reopen</StatusPill>
      <StatusPill tone="bad">Unpaid</StatusPill>
    </div>
  ),
};
export const Dark: Story = { ...All, globals: { theme: 'dark' } };
