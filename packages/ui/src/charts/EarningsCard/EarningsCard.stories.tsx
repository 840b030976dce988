import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EarningsCard } from './EarningsCard';
import { earningsArgs } from './EarningsCard.fixtures';

const meta = {
  title: 'Charts/EarningsCard',
  component: EarningsCard,
  args: earningsArgs,
} satisfies Meta<typeof EarningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Earnings' })).toHaveTextContent(
      'Best source this month: Referral Bonus, $630.00.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onPeriod).toHaveBeenCalledWith('week');
  },
};

/** As high as with its bars, with the legend in its place. */
export const Loading: Story = {
  args: { earnings: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Matching Bonus')).toBeVisible();
  },
};

const retry = fn();
export const Failed: Story = {
  args: {
    earnings: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry: retry },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { earnings: { state: 'ready', data: { sentence: '', places: [], series: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No earnings yet')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phoneLarge' } } };
