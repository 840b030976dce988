import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { StatusPill } from '../StatusPill/StatusPill';
import { Card } from './Card';
import { onPhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { heading: 'Account', children: 'Two packages join the LIVE list, with ranges from $500.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Account' });
    await expect(within(region).getByRole('heading', { level: 2, name: 'Account' })).toBeVisible();
  },
};
export const WithAside: Story = { args: { aside: <StatusPill variant="good">Active</StatusPill> } };
/** A link next to the heading is high enough for touch (DESIGN "Layout"), but the card is no higher. */
export const LinkForFinger: Story = {
  ...onPhone,
  args: { aside: <Link href="/user/news">All news</Link> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All news' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link.parentElement!.getBoundingClientRect().height).toBeLessThan(44);
  },
};
export const WithoutHeading: Story = {
  args: { heading: undefined },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const LongText: Story = {
  ...onPhone,
  args: {
    heading: 'Withdrawal still pending '.repeat(5),
    aside: <Link href="/user/chat">See all tickets</Link>,
  },
};
