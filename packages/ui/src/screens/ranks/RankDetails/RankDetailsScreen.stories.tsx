import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { RankDetailsScreen } from './RankDetailsScreen';
import { oddProgress, progressAt, rankArgs } from './RankDetailsScreen.fixtures';

const meta = {
  title: 'Screens/Ranks/RankDetails',
  component: RankDetailsScreen,
  args: rankArgs,
} satisfies Meta<typeof RankDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
const bar = (canvasElement: HTMLElement) => within(canvasElement).getByRole('progressbar');

/** Pairs over what is required, and the row of the current rank stands out, also in words (B §2). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(bar(canvasElement)).toHaveAccessibleName('Matching Bot Pairs');
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuetext', '148 / 500');
    await expect(canvas.getByText('352 more to the next rank.')).toBeVisible();
    const [current] = canvas.getAllByRole('row', { current: true });
    await expect(current).toHaveTextContent('SilverCurrent Rank100');
    await expect(canvas.getAllByText('Current Rank')).toHaveLength(1);
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Ranks) => (
      <AppShell {...shellArgs} path="/user/rankDetails">
        <Ranks />
      </AppShell>
    ),
  ],
};

/** Before the first rank and the first pair (D98). */
export const Zero: Story = {
  args: { progress: { state: 'ready', data: { ...progressAt(0, -1) } } },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '0');
    await expect(within(canvasElement).queryByText('Current Rank')).toBeNull();
  },
};

/** The highest rank: nothing is required, and 0 of 0 is no NaN (D98). */
export const Highest: Story = {
  args: { progress: { state: 'ready', data: progressAt(61_250, 5) } },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '100');
    await expect(within(canvasElement).getByText('Nothing more is asked for.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};

export const Loading: Story = { args: { progress: { state: 'loading' } } };

export const Empty: Story = {
  args: { progress: { state: 'ready', data: { ranks: [], matching: 0, required: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No Data For Action')).toBeVisible();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { progress: { state: 'failed', message: 'Something Went Wrong Please Try Again....', onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { progress: { state: 'ready', data: oddProgress } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('aria-valuenow', '100');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
