import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Callout } from './Callout';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: {
    title: 'Locked',
    icon: 'lock',
    children: 'This address was saved and can no longer be changed here.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Good: Story = {
  args: { tone: 'good', icon: 'check', title: 'Password changed', role: 'status' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Password changed');
  },
};
export const Warn: Story = { args: { tone: 'warn', icon: 'alert', title: 'Check the address' } };
export const Bad: Story = { args: { tone: 'bad', icon: 'alert', title: 'Another network' } };
export const LongText: Story = { args: { children: 'T'.repeat(200) + ' and many more words. '.repeat(12) } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
