import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { royaltyMessages } from '../../text/charts/royaltyMessages';
import { readingText } from '../container/countedPoints.fixtures';
import { expectNoOverflow, longSummary, narrow } from '../container/narrow.fixtures';
import { RoyaltyCard } from './RoyaltyCard';
import { royaltyCardArgs, toMonths } from './RoyaltyCard.fixtures';
import { onLargePhone, noSnapshot } from '../../testing/windows';

const meta = {
  title: 'Components/Charts/RoyaltyCard',
  component: RoyaltyCard,
  args: royaltyCardArgs,
} satisfies Meta<typeof RoyaltyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The running month, the sum of all, and each month by key. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: royaltyMessages.heading })).toHaveTextContent(
      '$889.04 since May 2026.',
    );
    canvas.getByRole('application', { name: new RegExp(`^${royaltyMessages.heading}`) }).focus();
    await userEvent.keyboard('{End}');
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      readingText('Nov 2026', [royaltyMessages.royalty, '$118.54']),
    );
  },
};
export const Loading: Story = { args: { royalty: { state: 'loading' } }, parameters: noSnapshot };
export const Failed: Story = {
  args: { royalty: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry: fn() } },
  parameters: noSnapshot,
};
export const One: Story = { args: { royalty: { state: 'ready', data: toMonths(1) } } };
export const Many: Story = { args: { royalty: { state: 'ready', data: toMonths(12) } } };
export const Empty: Story = {
  args: { royalty: { state: 'ready', data: { part: undefined, sentence: '', categories: [] } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(royaltyMessages.none)).toBeVisible();
  },
};
export const LongText: Story = {
  args: { royalty: { state: 'ready', data: { ...toMonths(12), ...longSummary } } },
  globals: narrow,
  play: expectNoOverflow,
};
export const Mobile: Story = { ...onLargePhone };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
