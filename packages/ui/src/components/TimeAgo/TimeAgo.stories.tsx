import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatDate } from '../../text/format/dates';
import { TimeAgo } from './TimeAgo';
import { noSnapshot } from '../../testing/windows';
import { formatAgo } from '../../testing/formatAgo';

const meta = {
  title: 'Components/TimeAgo',
  component: TimeAgo,
  args: { moment: '2026-11-20T07:14:00Z', now: Date.parse('2026-11-20T09:14:00Z') },
} satisfies Meta<typeof TimeAgo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const time = canvas.getByText(formatAgo(120));
    await expect(time).toHaveAttribute('datetime', '2026-11-20T07:14:00.000Z');
    await expect(time).toHaveAttribute('title', `${formatDate(args.moment, 'dayTime')} UTC`);
  },
};

/** A time without a zone is UTC (D91). */
export const Naive: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { moment: '2026-11-20 07:14:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(formatAgo(120))).toHaveAttribute('datetime', '2026-11-20T07:14:00.000Z');
  },
};

export const Invalid: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { moment: '31-02-2026' },
  play: async ({ canvas }) => {
    const time = canvas.getByText('--');
    await expect(time).not.toHaveAttribute('datetime');
    await expect(time).not.toHaveAttribute('title');
  },
};
