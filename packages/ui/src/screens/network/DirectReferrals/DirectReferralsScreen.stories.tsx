import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
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
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
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

/** Inside the app shell. */
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

/** A tablet has a table, no wider than its page. The pool's figures are below those of the bots. */
export const Tablet: Story = {
  ...Framed,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Direct Referral Business' });
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    const mei = canvas.getByRole('row', { name: /Mei Tanaka/ });
    for (const figure of ['$1,200.00', '$48,250.00', 'Pool $2,500.00', 'Pool $61,000.00'])
      await expect(mei).toHaveTextContent(figure);
    const [figure, pool] = ['$1,200.00', '$2,500.00'].map((text) => within(mei).getByText(text));
    const getEnd = (element: HTMLElement | undefined) => element?.getBoundingClientRect().right;
    await expect(getEnd(pool)).toBeCloseTo(getEnd(figure) ?? 0, 0);
  },
};

export const PageChanged: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Data Available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Share your link' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  },
};

export const Failed: Story = {
  args: { referrals: pagedList(referrals, withoutRows.failed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something Went Wrong Please Try Again....');
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
/** On a phone each card has a link to the member and a button for the rest of the row. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('link');
    const { left, top, width, height } = name!.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    const hits = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
    await expect(hits.map((hit) => name!.contains(hit))).toEqual([true, true]);
  },
};

/** The data's age, with a refresh button. */
export const Aged: Story = {
  args: { freshness: { at: Date.now() - 5 * 60_000, refreshing: false, failed: false, onRefresh: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Updated/)).toHaveTextContent('Updated 5 minutes ago');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh the team' }));
    await expect(args.freshness?.onRefresh).toHaveBeenCalledOnce();
  },
};
