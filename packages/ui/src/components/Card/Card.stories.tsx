import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { StatusPill } from '../StatusPill/StatusPill';
import { Card } from './Card';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { heading: 'Account', children: 'Two packages join the LIVE list, with ranges from $500.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Account' });
    await expect(within(region).getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  },
};
export const WithAside: Story = { args: { aside: <StatusPill tone="good">Active</StatusPill> } };
export const WithoutHeading: Story = {
  args: { heading: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const Dark: Story = { ...WithAside, globals: { theme: 'dark' } };
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    heading: 'Withdrawal still pending '.repeat(5),
    aside: <Link href="/user/chat">See all tickets</Link>,
  },
};
