import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { DashboardScreen } from './DashboardScreen';
import { dashboardArgs, failed, loading, longest, newcomer } from './DashboardScreen.fixtures';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  args: dashboardArgs,
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every widget, with its figures (D59). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Welcome back/)).toHaveTextContent('Welcome back, amara21.');
    await expect(canvas.getByText(/Last login/)).toHaveTextContent(/^Last login 20 November 2026, \d\d:14$/);
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/user/manualDepositList',
    );
    const account = canvas.getByRole('region', { name: 'Account' });
    for (const label of [
      'Total Subscription',
      'Subscription Date',
      'Live Subscription',
      'Bot Business Amount',
      'Pool Business Amount',
      'Total Bot Bonus',
      'Total Pool Bonus',
      'Pool Level Bonus',
      'Referral Bonus',
      'Matching Bonus',
      'ROI Bonus',
      'Direct Bonus',
      'Royalty Bonus',
    ])
      await expect(within(account).getByText(label)).toBeVisible();
    const news = within(canvas.getByRole('region', { name: 'News' }));
    await expect(news.getByText('18-11-2026')).toBeVisible();
    const notifications = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(notifications.getByText('2 hours ago')).toBeVisible();
  },
};

/** The first two wallets lead to their transactions, the others nowhere (A §2). */
export const OpenWallet: Story = {
  args: { onWalletOpened: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Receiving Wallet $12,480.50' }));
    await expect(args.onWalletOpened).toHaveBeenLastCalledWith('pay_in');
    await userEvent.click(canvas.getByRole('link', { name: 'Out Going Wallet $3,215.00' }));
    await expect(args.onWalletOpened).toHaveBeenLastCalledWith('pay_out');
    await expect(canvas.queryByRole('link', { name: /Live Wallet|Pamm Wallet/ })).not.toBeInTheDocument();
  },
};

/** The links, whole, with the exact confirmation (A §8, A §9). */
export const CopyAndShare: Story = {
  args: { onCopied: fn(), onShared: fn() },
  play: async ({ args, canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const canvas = within(canvasElement);
    const left = within(canvas.getByRole('region', { name: 'Left referral link' }));
    await userEvent.click(left.getByRole('button', { name: 'Copy', description: 'Left referral link' }));
    await waitFor(() =>
      expect(args.onCopied).toHaveBeenCalledWith('Referral link copy to clipboard successfully.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Share right referral link' }));
    await expect(args.onShared).toHaveBeenCalledWith({
      title: 'Share right referral link',
      link: 'https://portal.example/register?u=amara21&p=R',
    });
  },
};

export const Loading: Story = {
  args: {
    welcome: loading,
    wallets: loading,
    account: loading,
    community: loading,
    news: loading,
    notifications: loading,
  },
};

export const Empty: Story = {
  args: newcomer,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Welcome')).toBeVisible();
    await expect(canvas.getByText('No News Found.')).toBeVisible();
    await expect(canvas.getByText('No notifications yet !!!')).toBeVisible();
    const sponsor = canvas.getByText('My Sponsor').parentElement;
    await expect(sponsor).toHaveTextContent('--');
  },
};

const retry = fn();

/** Each widget has its own retry. */
export const Failed: Story = {
  args: {
    welcome: failed(fn()),
    wallets: failed(fn()),
    account: failed(fn()),
    community: failed(fn()),
    news: failed(retry),
    notifications: failed(fn()),
  },
  play: async ({ canvasElement }) => {
    const news = within(within(canvasElement).getByRole('region', { name: 'News' }));
    await userEvent.click(news.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** One widget fails; the rest stands. */
export const OneFailed: Story = { args: { community: failed(fn()) } };

export const Refreshing: Story = {
  args: { account: { ...dashboardArgs.account, refreshing: true } as typeof dashboardArgs.account },
};

/** In its frame, as a member meets it. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Dashboard) => (
      <AppShell {...shellArgs}>
        <Dashboard />
      </AppShell>
    ),
  ],
};

export const LongText: Story = { args: longest };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
