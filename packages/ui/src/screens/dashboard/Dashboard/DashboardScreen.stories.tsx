import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from 'storybook/internal/csf';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { earningsArgs } from '../../../charts/EarningsCard/EarningsCard.fixtures';
import { AppShell } from '../../../shell/AppShell/AppShell';
import { shellArgs } from '../../../shell/AppShell/AppShell.fixtures';
import { DashboardScreen } from './DashboardScreen';
import { communityMessages } from './Community/messages';
import { dashboardMessages } from './messages';
import {
  communityOfMembers,
  unproven,
  dashboardArgs,
  failed,
  loading,
  longest,
  newcomer,
} from './DashboardScreen.fixtures';
import { wholeText } from '../../../text/wholeText.fixtures';
import { figureMessages } from '../../../text/figureMessages';
import { freshnessMessages } from '../../../components/Freshness/messages';
import { commonMessages } from '../../../text/commonMessages';
import { noSnapshot, onPhone, onTablet, inDark } from '../../../testing/windows';

const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  args: dashboardArgs,
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card's lines: each label with its value. */
const toLines = (card: HTMLElement) =>
  [...card.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]);

/** The figures of a list: each label with its values. */
const getFigures = (card: HTMLElement) =>
  [...card.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, dd')].map((part) => part.textContent),
  );

/** Every widget, with its figures (D59, A §3). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText(/^Welcome, /)).toHaveTextContent('Welcome, amara21.');
    await expect(canvas.getByText(/Last sign-in/)).toHaveTextContent(
      /^Last sign-in: 20 November 2026, \d\d:14$/,
    );
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/user/manualDepositList',
    );
    await expect(toLines(canvas.getByRole('region', { name: 'Account' }))).toEqual([
      ['Total Subscription', '$6,500.00'],
      ['Live Subscription', '$4,000.00'],
      ['Subscription Date', expect.stringMatching(/^12 March 2026, \d\d:42$/)],
      ['Bot Business Amount', '$184,250.00'],
      ['Pool Business Amount', '$92,100.00'],
    ]);
    await expect(await canvas.findByText('Total Bot Bonus')).toBeVisible();
    const bonuses = canvas.getByRole('region', { name: dashboardMessages.bonuses });
    await expect(getFigures(bonuses)).toEqual([
      ['Total Bot Bonus', '$4,125.00 · 46%'],
      ['Total Pool Bonus', '$4,871.15 · 54%'],
      ['Pool Level Bonus', '$2,706.49', '30%'],
      ['Referral Bonus', '$2,140.00', '24%'],
      ['Matching Bonus', '$1,985.00', '22%'],
      ['ROI Bonus', '$1,204.66', '13%'],
      ['Direct Bonus', '$610.00', '7%'],
      ['Royalty Bonus', '$350.00', '4%'],
    ]);
    await expect(bonuses).toHaveTextContent('$8,996.15');
    const everything = canvas.getByRole('region', { name: dashboardMessages.everything });
    await expect(everything).toHaveTextContent('$36,228.75');
    await expect(getFigures(everything)).toEqual([
      [dashboardMessages.available, '$25,645.75'],
      [dashboardMessages.onHold, '$83.00'],
      [dashboardMessages.invested, '$10,500.00'],
    ]);
    await expect(await canvas.findByText('My Sponsor')).toBeVisible();
    await expect(toLines(canvas.getByRole('region', { name: 'Community' }))).toEqual([
      [communityMessages.leftMembers, '41859%'],
      [communityMessages.rightMembers, '29641%'],
      ['Total Left Bots', '41859%'],
      ['Total Right Bots', '29641%'],
      ['Total Matching Pairs', '296'],
      ['Total Referrals', '34'],
      ['Paid Referrals', '27'],
      ['My Sponsor', 'northstar'],
    ]);
    await expect(canvas.queryByText(/held/)).not.toBeInTheDocument();
    const news = within(canvas.getByRole('region', { name: 'News' }));
    await expect(news.getByText('18-11-2026')).toBeVisible();
    await expect(news.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Maintenance window this weekend',
      'New live packages',
    ]);
    const notifications = within(canvas.getByRole('region', { name: 'Notifications' }));
    await expect(notifications.getByText('Deposit received')).toBeVisible();
    await expect(notifications.getByText('2 hours ago')).toBeVisible();
  },
};

/** A member's first sign-in shows a greeting without a time (A §2). */
export const FirstLogin: Story = {
  args: { welcome: { state: 'ready', data: { username: 'tomas' } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Welcome/)).toHaveTextContent('Welcome, tomas.');
    await expect(canvas.queryByText(/Last sign-in/)).not.toBeInTheDocument();
  },
};

/** A server without a held amount and without bots of legs (D113). */
export const Unproven: Story = {
  args: unproven,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const everything = canvas.getByRole('region', { name: dashboardMessages.everything });
    await expect(getFigures(everything).map(([label]) => label)).toEqual([
      dashboardMessages.available,
      dashboardMessages.invested,
    ]);
    await expect(canvas.queryByText('Total Left Bots')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: communityMessages.openTree })).not.toBeInTheDocument();
  },
};

/** The first two wallets link to their transactions. The others have no link (A §2). */
export const OpenWallet: Story = {
  args: { onWalletOpened: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Receiving Wallet $12,480.50' }));
    await expect(args.onWalletOpened).toHaveBeenLastCalledWith('pay_in');
    await userEvent.click(canvas.getByRole('link', { name: 'Out Going Wallet $3,215.00' }));
    await expect(args.onWalletOpened).toHaveBeenLastCalledWith('pay_out');
    await expect(canvas.queryByRole('link', { name: /Live Wallet|Pamm Wallet/ })).not.toBeInTheDocument();
    const wallets = canvas.getByRole('region', { name: 'Wallets' });
    const cards = within(wallets).getAllByRole('listitem');
    await expect(cards.map((card) => card.textContent)).toEqual([
      'Receiving Wallet$12,480.50',
      `Out Going Wallet$3,215.00${dashboardMessages.withdraw}`,
      'Live Wallet$8,900.25',
      'Pamm Wallet$1,050.00',
    ]);
    await expect(canvas.getByRole('link', { name: /Receiving Wallet/ })).toHaveAttribute(
      'href',
      '/user/transactions?wallet=pay_in',
    );
  },
};

/** The full links, with the exact confirmation (A §8, A §9). */
export const CopyAndShare: Story = {
  args: { onCopied: fn(), onShared: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const left = within(canvas.getByRole('region', { name: 'Left referral link' }));
    await userEvent.click(left.getByRole('button', { name: 'Copy', description: 'Left referral link' }));
    await waitFor(() =>
      expect(args.onCopied).toHaveBeenCalledWith('Referral link copy to clipboard successfully.'),
    );
    await expect(write).toHaveBeenLastCalledWith('https://portal.example/register?u=amara21&p=L');
    const right = within(canvas.getByRole('region', { name: 'Right referral link' }));
    await userEvent.click(right.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenLastCalledWith('https://portal.example/register?u=amara21&p=R');
    await userEvent.click(left.getByRole('button', { name: 'Share left referral link' }));
    await expect(args.onShared).toHaveBeenLastCalledWith({
      title: 'Share left referral link',
      link: 'https://portal.example/register?u=amara21&p=L',
    });
    await userEvent.click(right.getByRole('button', { name: 'Share right referral link' }));
    await expect(args.onShared).toHaveBeenLastCalledWith({
      title: 'Share right referral link',
      link: 'https://portal.example/register?u=amara21&p=R',
    });
  },
};

/** After a security change, the top of the page shows until when withdrawals are held (T29). */
export const KycMissing: Story = {
  args: { kyc: { standing: 'missing' } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please Complete Your KYC !')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/user/kyc');
  },
};

/** Some documents are uploaded, and the banner requests the rest (A §4, D41). */
export const KycIncomplete: Story = {
  args: { kyc: { standing: 'incomplete', sent: 1, required: 3 } },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Please Complete Your KYC !');
    await expect(notice).toBeVisible();
    await expect(
      canvas.getByText(commonMessages.documentsIn({ sent: 1, required: 3 }), { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to KYC' })).toHaveAttribute('href', '/user/kyc');
  },
};

/** A rejected document shows its reason. The banner is visible from the start and moves nothing (D41). */
export const KycRejected: Story = {
  args: { kyc: { standing: 'rejected', document: 'Passport', remarks: 'The photo is blurred.' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^One of your KYC documents was rejected:/);
    await expect(notice).toHaveTextContent('One of your KYC documents was rejected: Passport');
    await expect(canvas.getByText('The photo is blurred.')).toBeVisible();
    const wallets = canvas.getByRole('region', { name: 'Wallets' });
    await expect(notice.compareDocumentPosition(wallets)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** News and notifications link to their full text. A wallet in a new tab keeps its filter (A §2). */
export const Ways: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Maintenance window this weekend', '/user/newsAll#news-9'],
      ['Deposit received', '/user/notificationAll#notification-9'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('link', { name: /Out Going Wallet/ })).toHaveAttribute(
      'href',
      '/user/transactions?wallet=pay_out',
    );
  },
};

/** Height in px of the area where a press at the middle of a link follows it. */
function pressable(link: HTMLElement): number {
  link.scrollIntoView({ block: 'center' });
  const { left, top, height } = link.getClientRects()[0]!;
  const hits = (y: number) => link.contains(document.elementFromPoint(left + 4, y));
  const middle = top + height / 2;
  let [first, last] = [middle, middle];
  while (hits(first - 1)) first -= 1;
  while (hits(last + 1)) last += 1;
  return last - first + 1;
}

const feedLinks = (canvas: Canvas) =>
  ['News', 'Notifications'].flatMap((name) =>
    within(canvas.getByRole('region', { name })).getAllByRole('link'),
  );

/** Each link of news and notifications is a target of at least 24 px (WCAG 2.2, 2.5.8). */
export const Targets: Story = {
  ...onTablet,
  play: async ({ canvas }) => {
    for (const link of feedLinks(canvas))
      await expect(pressable(link), link.textContent).toBeGreaterThanOrEqual(24);
  },
};

/** On phones the target is as high as a button: 44 px. */
export const TargetsMobile: Story = {
  ...onPhone,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const link of feedLinks(canvas))
      await expect(pressable(link), link.textContent).toBeGreaterThanOrEqual(44);
  },
};

export const Held: Story = {
  args: { heldUntil: '2026-11-23T09:14:00Z' },
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/^Withdrawals are on hold until/);
    await expect(notice).toHaveTextContent(/^Withdrawals are on hold until 23-11-2026 \d\d:14\b/);
    const wallets = canvas.getByRole('region', { name: 'Wallets' });
    await expect(notice.compareDocumentPosition(wallets)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Until its data loads, each widget is busy and shows no figure (A §2). */
export const Loading: Story = {
  args: {
    ...{ welcome: loading, wallets: loading, account: loading, community: loading },
    ...{ earnings: undefined, news: loading, notifications: loading },
  },
  play: async ({ canvas, canvasElement }) => {
    for (const name of [
      dashboardMessages.everything,
      dashboardMessages.bonuses,
      'Wallets',
      'Account',
      'Community',
      'News',
      'Notifications',
    ])
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement).not.toHaveTextContent(/\$\d|--|Welcome/);
  },
};

export const Empty: Story = {
  args: newcomer,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome')).toBeVisible();
    await expect(canvas.getByText('No News Found.')).toBeVisible();
    await expect(canvas.getByText('No notifications yet !!!')).toBeVisible();
    const sponsor = (await canvas.findByText('My Sponsor')).parentElement;
    await expect(sponsor).toHaveTextContent('--');
  },
};

const retry = fn();

/** Each failed widget shows only the failure and its own retry (A §4, D58). */
export const Failed: Story = {
  args: {
    ...{ welcome: failed(fn()), wallets: failed(fn()), account: failed(fn()), community: failed(fn()) },
    earnings: <EarningsCard {...earningsArgs} earnings={failed(fn())} />,
    news: failed(retry),
    notifications: failed(fn()),
  },
  play: async ({ canvas, canvasElement }) => {
    const news = within(canvas.getByRole('region', { name: 'News' }));
    await userEvent.click(news.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(6));
    await expect(canvas.getByText('Welcome')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
};

/** What the weaker leg lacks and its value, to the cent. It counts members where bots are unknown (D113). */
export const WeakerLeg: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('My Sponsor')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Community' })).toHaveTextContent(
      '122 left bots have no partner yet. Paired, that’s $610.00 under today’s plan.',
    );
  },
};
export const WeakerLegOfMembers: Story = {
  args: { community: communityOfMembers },
  parameters: noSnapshot,
  play: async ({ canvas }) =>
    expect(await canvas.findByText(wholeText('Your right leg has 122 fewer members.'))).toBeVisible(),
};

/** One widget fails and the others stay. */
export const OneFailed: Story = {
  args: { community: failed(fn()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Receiving Wallet $12,480.50' })).toBeVisible();
    await expect(await canvas.findByText('$4,125.00')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { account: { ...dashboardArgs.account, refreshing: true } as typeof dashboardArgs.account },
  parameters: noSnapshot,
};

/** The age of the figures shows next to the total, with a refresh. The old figures stay meanwhile. */
export const Aged: Story = {
  args: { freshness: { at: Date.now() - 5 * 60_000, refreshing: false, failed: true, onRefresh: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const refresh = await canvas.findByRole('button', {
      name: freshnessMessages.refresh({ item: figureMessages.data }),
    });
    await expect(canvas.getByText('Couldn’t update.')).toBeVisible();
    await expect(canvas.getByText(/^Updated|Updated \d/)).toHaveTextContent('Updated 5 minutes ago');
    await userEvent.click(refresh);
    await expect(args.freshness?.onRefresh).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Receiving Wallet $12,480.50' })).toBeVisible();
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [
    (Dashboard) => (
      <AppShell {...shellArgs}>
        <Dashboard />
      </AppShell>
    ),
  ],
};

export const LongText: Story = { args: longest };
export const Mobile: Story = { ...onPhone };
