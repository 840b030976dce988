import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';
import { dashboardArgs, firstDay, newcomer } from './DashboardScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { onPhone, noSnapshot } from '../../../testing/windows';

const emptyWallets = {
  state: 'ready' as const,
  data: { payIn: '0.00', payOut: '0.00', live: '0.00', pamm: '0.00' },
};

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  args: {
    ...dashboardArgs,
    ...newcomer,
    wallets: emptyWallets,
    firstSteps: firstDay,
    kyc: { standing: 'missing' },
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (canvas: Canvas) => canvas.findByRole('region', { name: 'Your first steps' });

/** Each step in order, with its text. */
const getSteps = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((step) => [
      step.querySelector('h3')?.textContent,
      step.querySelector('p')?.textContent,
      [...step.querySelectorAll('a, button')].map((way) => way.textContent).join(),
    ]);

/** A newcomer sees the steps: which are done, when, and what is next. No figure shows $0.00. */
export const FirstRun: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const region = await card(canvas);
    await expect(getSteps(region)).toEqual([
      ['Confirm your email', 'Done on 20-11-2026', ''],
      ['Set your security PIN', 'Done on 20-11-2026', ''],
      ['Next: Verify your identity', 'Please Complete Your KYC !', 'Go to KYC'],
      ['Deposit USDT', 'Send it to your personal deposit address.', 'Deposit'],
      ['Buy your first package', 'Pay from your Receiving Wallet.', 'See packages'],
      [
        'Share your link',
        'Anyone who joins with it becomes part of your team.',
        'Share left link,Share right link',
      ],
    ]);
    await expect(within(region).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 6 done');
    await expect(region.querySelectorAll('[aria-current=step]')).toHaveLength(1);
    const start = within(region).getByRole('link', { name: 'Go to KYC' });
    await expect(start).toHaveAttribute('href', '/user/kyc');
    const ground = (link: Element) => getComputedStyle(link).backgroundColor;
    const others = [...canvasElement.querySelectorAll('a')].filter((link) => link !== start);
    await expect(others.map(ground)).not.toContain(ground(start));
    await expect(canvasElement).not.toHaveTextContent('$0.00');
  },
};

/** The figures are behind a button while all wallets are empty. */
export const FirstRunFigures: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show full dashboard', expanded: false }),
    );
    await expect(canvas.getByRole('link', { name: 'Receiving Wallet $0.00' })).toBeVisible();
    await expect(canvas.getByText('No News Found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
    await expect(canvas.queryByText('Receiving Wallet')).not.toBeInTheDocument();
  },
};

/** Money is never hidden. The figures show when a wallet has money, or when one can't be read. */
export const FirstRunMoney: Story = {
  args: {
    wallets: { state: 'ready', data: { ...emptyWallets.data, payIn: '250.00' } },
    firstSteps: { ...firstDay, kyc: { state: 'waiting' }, deposit: { state: 'done' } },
    kyc: undefined,
  },
  play: async ({ canvas }) => {
    const region = within(await card(canvas));
    await expect(region.getByText('Please Wait For KYC Verification.')).toBeVisible();
    await expect(region.getByText('Done')).toBeVisible();
    await expect(region.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Buy your first package',
    );
    await expect(canvas.getByRole('link', { name: 'Receiving Wallet $250.00' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show full dashboard' })).not.toBeInTheDocument();
  },
};

/** A step with no known state shows as unknown, never as open. */
export const FirstRunUnknown: Story = {
  args: {
    firstSteps: {
      ...{ email: { state: 'unknown' }, pin: { state: 'unknown' }, kyc: { state: 'unknown' } },
      ...{ deposit: { state: 'open' }, package: { state: 'open' }, share: { state: 'unknown' } },
    },
    kyc: undefined,
  },
  play: async ({ canvas }) => {
    const region = within(await card(canvas));
    await expect(region.getAllByText('We can’t tell whether this is done.')).toHaveLength(4);
    await expect(region.getByText(wholeText('0 of 6 done'))).toBeVisible();
    await expect(region.getByRole('listitem', { current: 'step' })).toHaveTextContent('Deposit USDT');
  },
};

/** A rejected document shows at its step, with the reason (D41). */
export const FirstRunRejected: Story = {
  args: { kyc: { standing: 'rejected', document: 'Passport', remarks: 'The photo is blurred.' } },
  play: async ({ canvas }) => {
    const region = within(await card(canvas));
    await expect(region.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'One of your KYC documents was rejected: Passport The photo is blurred.',
    );
    await expect(canvas.getAllByText(/was rejected/)).toHaveLength(1);
  },
};

/** The last step shares either leg's link. */
export const FirstRunShare: Story = {
  args: { onShared: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share right link' }));
    await expect(args.onShared).toHaveBeenLastCalledWith({
      title: 'Share right referral link',
      link: 'https://portal.example/register?u=amara21&p=R',
    });
  },
};

/** While the steps load, their space is reserved and the money shows. */
export const FirstRunComing: Story = {
  args: { wallets: dashboardArgs.wallets, firstSteps: 'coming', kyc: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receiving Wallet $12,480.50' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();
  },
};

export const FirstRunMobile: Story = { ...onPhone };
