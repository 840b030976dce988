import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListFrame/pagedList.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { DirectReferralsScreen } from './DirectReferralsScreen';
import { oddReferrals, referrals, referralsArgs } from './DirectReferralsScreen.fixtures';

const meta = {
  title: 'Screens/Network/DirectReferrals',
  component: DirectReferralsScreen,
  args: referralsArgs,
} satisfies Meta<typeof DirectReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The six columns of B §2. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
      'Name',
      'Username',
      'Total Bot Subscription',
      'Total Bot Team Business',
      'Total Pool Subscription',
      'Total Pool Team Business',
    ]);
    await expect(canvas.getByRole('row', { name: /Mei Tanaka/ })).toHaveTextContent('$48,250.00');
    await expect(canvas.getByRole('link', { name: 'mei5' })).toHaveAttribute(
      'href',
      '/user/directList?user=mei5',
    );
  },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Referrals) => (
      <AppShell {...shellArgs} path="/user/direct">
        <Referrals />
      </AppShell>
    ),
  ],
};

export const PageChanged: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }));
    await expect(args.referrals.onPage).toHaveBeenCalledWith(3);
  },
};
export const OneRow: Story = {
  args: {
    referrals: pagedList(referrals.slice(0, 1), {
      range: { page: 1, lastPage: 1, from: 1, to: 1, total: 1 },
    }),
  },
};
export const Loading: Story = { args: { referrals: pagedList(referrals, withoutRows.loading) } };

export const Empty: Story = {
  args: { referrals: pagedList(referrals, withoutRows.empty) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No Data Available')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { referrals: pagedList(referrals, withoutRows.failed) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Something Went Wrong Please Try Again....',
    );
  },
};
export const PageFailed: Story = { args: { referrals: pagedList(referrals, { failure: pageFailure() }) } };

export const LongText: Story = {
  args: { referrals: pagedList(oddReferrals) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
