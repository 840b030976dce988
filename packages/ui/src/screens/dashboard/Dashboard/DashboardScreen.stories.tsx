import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Canvas } from '../../../testing/listed';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { earningsArgs } from '../../../charts/EarningsCard/EarningsCard.fixtures';
import { DashboardScreen } from './DashboardScreen';
import { legCountMessages } from '../../../text/columnTitles';
import { communityMessages, weakerLegMessages } from './Community/messages';
import { dashboardMessages } from './messages';
import {
  communityOfMembers,
  unproven,
  dashboardArgs,
  longest,
  newcomer,
  toSinceText,
  withLowerCards,
} from './DashboardScreen.fixtures';
import { percentText, wholeText, withoutIsolates } from '../../../text/wholeText.fixtures';
import { figureMessages } from '../../../text/figureMessages';
import { freshnessMessages } from '../../../components/Freshness/Freshness';
import { commonMessages } from '../../../text/commonMessages';
import { copyButtonMessages } from '../../../components/CopyButton/CopyButton';
import { noSnapshot, onPhone, onTablet, inDark } from '../../../testing/windows';
import { messagePattern } from '../../../testing/messagePattern';
import { dashboardTexts, networkTexts, newsTexts } from '../../../text/messages';
import { holdMessages } from '../../../components/HoldNotice/HoldNotice';
import { formatAgo } from '../../../testing/formatAgo';
import { termFacts } from '../../../testing/termFacts';
import { formatDate } from '../../../text/format/dates';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';
import { failed, loading } from '../../../remote.fixtures';

// Spec: A §2 Dashboard, A §3 Dashboard data, A §4 Dashboard, A §8 Copy confirmations, A §8 Empty notifications
const meta = {
  title: 'Screens/Dashboard/Dashboard',
  component: DashboardScreen,
  args: dashboardArgs,
  beforeEach: withLowerCards,
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const toLines = (card: HTMLElement) => termFacts([...card.querySelectorAll('dt')]);

const getFigures = (card: HTMLElement) =>
  [...card.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, dd')].map((part) => withoutIsolates(part.textContent)),
  );

/** Every widget, with its figures (D59, A §3). */
export const Default: Story = {
  // Proves: dashboardMessages.sinceJoining
  parameters: inDark,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: dashboardMessages.dashboard })).toBeVisible();
    await expect(canvas.getByText(messagePattern(dashboardMessages.welcomeMember))).toHaveTextContent(
      dashboardMessages.welcomeMember.replace('{username}', 'amara21'),
    );
    await expect(canvas.getByText(messagePattern(dashboardMessages.lastSignIn))).toHaveTextContent(
      new RegExp(`^${dashboardMessages.lastSignIn.replace('{time}', '20 \\D+ 2026\\D+\\d\\d:14')}$`),
    );
    await expectLink(canvas, dashboardMessages.deposit, '/user/manualDepositList');
    await expect(toLines(canvas.getByRole('region', { name: dashboardMessages.account }))).toEqual([
      [dashboardMessages.totalSubscription, '$6,500.00'],
      [dashboardMessages.liveSubscription, '$4,000.00'],
      [dashboardMessages.subscriptionDate, formatDate('2026-03-12T10:42:00Z', 'long')],
      [dashboardTexts.botBusinessAmount, '$184,250.00'],
      [dashboardTexts.poolBusinessAmount, '$92,100.00'],
    ]);
    const bonuses = canvas.getByRole('region', { name: dashboardMessages.bonuses });
    await expect(getFigures(bonuses)).toEqual([
      [dashboardTexts.totalBotBonus, `$4,125.00 · ${percentText('46')}`],
      [dashboardTexts.totalPoolBonus, `$4,871.15 · ${percentText('54')}`],
      [dashboardMessages.waitingBonuses, '$105.83'],
      [dashboardMessages.poolLevelBonus, '$2,706.49', percentText('30')],
      [dashboardTexts.referralBonus, '$2,140.00', percentText('24')],
      [dashboardMessages.matchingBonus, '$1,985.00', percentText('22')],
      [dashboardMessages.roiBonus, '$1,204.66', percentText('13')],
      [dashboardMessages.directBonus, '$610.00', percentText('7')],
      [dashboardMessages.royaltyBonus, '$350.00', percentText('4')],
    ]);
    // The total is what is paid, and what waits is named next to it (D150).
    await expect(bonuses).toHaveTextContent(dashboardMessages.paidBonuses.replace('{amount}', '$8,996.15'));
    // The first figure is what the member can use; packages are below it, each with its rule (D149).
    const usable = canvas.getByRole('region', { name: dashboardMessages.usable });
    await expect(usable).toHaveTextContent(toSinceText());
    const live =
      dashboardMessages.runningLive({ count: '4' }) +
      dashboardMessages.refundOfSome({ amount: '$2,700.00', count: '3' }) +
      dashboardMessages.cancellationsWaiting({ count: '1' });
    const bots = dashboardMessages.runningBots({ count: '2' }) + dashboardMessages.notRefunded;
    await expect(getFigures(usable)).toEqual([
      [dashboardMessages.onHold, '$83.00'],
      [withoutIsolates(live), '$4,000.00'],
      [withoutIsolates(bots), '$3,500.00'],
    ]);
    await expect(await canvas.findByText(dashboardMessages.mySponsor)).toBeVisible();
    await expect(toLines(canvas.getByRole('region', { name: dashboardMessages.community }))).toEqual([
      [legCountMessages.members.left, `418${percentText('59')}`],
      [legCountMessages.members.right, `296${percentText('41')}`],
      [networkTexts.totalLeftBots, `418${percentText('59')}`],
      [networkTexts.totalRightBots, `296${percentText('41')}`],
      [dashboardMessages.totalMatchingPairs, '296'],
      [dashboardMessages.totalReferrals, '34'],
      [dashboardMessages.paidReferrals, '27'],
      [dashboardMessages.mySponsor, 'northstar'],
    ]);
    await expect(canvas.queryByText(/held/)).not.toBeInTheDocument();
    const news = within(canvas.getByRole('region', { name: dashboardMessages.news }));
    await expect(news.getByText('18-11-2026')).toBeVisible();
    await expect(news.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Maintenance window this weekend',
      'New live packages',
    ]);
    const notifications = within(canvas.getByRole('region', { name: dashboardMessages.notifications }));
    await expect(notifications.getByText('Deposit received')).toBeVisible();
    await expect(notifications.getByText(formatAgo(120))).toBeVisible();
  },
};

/** A member's first sign-in shows a greeting without a time (A §2). */
export const FirstLogin: Story = {
  args: { welcome: { state: 'ready', data: { username: 'tomas' } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messagePattern(dashboardMessages.welcome))).toHaveTextContent(
      dashboardMessages.welcomeMember.replace('{username}', 'tomas'),
    );
    await expect(canvas.queryByText(messagePattern(dashboardMessages.lastSignIn))).not.toBeInTheDocument();
  },
};

/** A server without a held amount and without bots of legs (D113). */
export const Unproven: Story = {
  name: 'Without optional features',

  args: unproven,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const usable = canvas.getByRole('region', { name: dashboardMessages.usable });
    await expect(usable).toHaveTextContent(/\$25,645\.75$/);
    await expect(getFigures(usable)).toEqual([]);
    await expect(canvas.queryByText(networkTexts.totalLeftBots)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: communityMessages.openTree })).not.toBeInTheDocument();
  },
};

/** The first two wallets link to their transactions. The others have no link (A §2). */
export const OpenWallet: Story = {
  args: { onWalletOpen: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: `${dashboardTexts.receivingWallet} $12,480.50` }));
    await expect(args.onWalletOpen).toHaveBeenLastCalledWith('pay_in');
    await userEvent.click(canvas.getByRole('link', { name: `${dashboardTexts.outGoingWallet} $3,215.00` }));
    await expect(args.onWalletOpen).toHaveBeenLastCalledWith('pay_out');
    await expect(canvas.queryByRole('link', { name: /Live Wallet|Pamm Wallet/ })).not.toBeInTheDocument();
    const wallets = canvas.getByRole('region', { name: dashboardMessages.wallets });
    const cards = within(wallets).getAllByRole('listitem');
    await expect(cards.map((card) => card.textContent)).toEqual([
      `${dashboardTexts.receivingWallet}$12,480.50`,
      `${dashboardTexts.outGoingWallet}$3,215.00${dashboardMessages.withdraw}`,
      `${dashboardTexts.liveWallet}$8,900.25`,
      `${dashboardTexts.pammWallet}$1,050.00`,
    ]);
    await expectLink(
      canvas,
      messagePattern(dashboardTexts.receivingWallet),
      '/user/transactions?wallet=pay_in',
    );
  },
};

/** The full links, with the exact confirmation (A §8, A §9). */
export const CopyAndShare: Story = {
  args: { onCopy: fn(), onShare: fn() },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const left = within(canvas.getByRole('region', { name: dashboardMessages.leftReferralLink }));
    await userEvent.click(
      left.getByRole('button', {
        name: copyButtonMessages.copy,
        description: dashboardMessages.leftReferralLink,
      }),
    );
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledWith(dashboardTexts.referralLinkCopied));
    await expect(write).toHaveBeenLastCalledWith('https://portal.example/register?u=amara21&p=L');
    const right = within(canvas.getByRole('region', { name: dashboardMessages.rightReferralLink }));
    await userEvent.click(right.getByRole('button', { name: copyButtonMessages.copy }));
    await expect(write).toHaveBeenLastCalledWith('https://portal.example/register?u=amara21&p=R');
    await userEvent.click(left.getByRole('button', { name: dashboardMessages.share.left }));
    await expect(args.onShare).toHaveBeenLastCalledWith({
      title: dashboardMessages.share.left,
      link: 'https://portal.example/register?u=amara21&p=L',
    });
    await userEvent.click(right.getByRole('button', { name: dashboardMessages.share.right }));
    await expect(args.onShare).toHaveBeenLastCalledWith({
      title: dashboardMessages.share.right,
      link: 'https://portal.example/register?u=amara21&p=R',
    });
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
    await expectLink(
      canvas,
      messagePattern(dashboardTexts.outGoingWallet),
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
  [dashboardMessages.news, dashboardMessages.notifications].flatMap((name) =>
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
    const notice = canvas.getByText(messagePattern(holdMessages.heldUntil));
    await expect(notice).toHaveTextContent(
      new RegExp(`^${holdMessages.heldUntil.replace('{time}', '23-11-2026 \\d\\d:14')}`),
    );
    const wallets = canvas.getByRole('region', { name: dashboardMessages.wallets });
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
      dashboardMessages.usable,
      dashboardMessages.bonuses,
      dashboardMessages.wallets,
      dashboardMessages.account,
      dashboardMessages.community,
      dashboardMessages.news,
      dashboardMessages.notifications,
    ])
      await expect(canvas.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement).not.toHaveTextContent(/\$\d|--|Welcome/);
  },
};

export const Empty: Story = {
  args: newcomer,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dashboardMessages.welcome)).toBeVisible();
    await expect(canvas.getByText(newsTexts.noNews)).toBeVisible();
    await expect(canvas.getByText(newsTexts.noNotifications)).toBeVisible();
    const sponsor = (await canvas.findByText(dashboardMessages.mySponsor)).parentElement;
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
    const news = within(canvas.getByRole('region', { name: dashboardMessages.news }));
    await userEvent.click(news.getByRole('button', { name: commonMessages.retry }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: commonMessages.retry })).toHaveLength(6),
    );
    await expect(canvas.getByText(dashboardMessages.welcome)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
};

/** What the weaker leg lacks and its value, to the cent. It counts members where bots are unknown (D113). */
export const WeakerLeg: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dashboardMessages.mySponsor)).toBeVisible();
    await expect(canvas.getByRole('region', { name: dashboardMessages.community })).toHaveTextContent(
      weakerLegMessages.lacksBots({
        count: '122',
        leg: weakerLegMessages.legs.left,
        earning: weakerLegMessages.bring({ amount: '$610.00' }),
      }),
    );
  },
};
export const WeakerLegOfMembers: Story = {
  args: { community: communityOfMembers },
  parameters: noSnapshot,
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(
        wholeText(weakerLegMessages.lacksMembers({ leg: weakerLegMessages.legs.right, count: '122' })),
      ),
    ).toBeVisible(),
};

/** One widget fails and the others stay. */
export const OneFailed: Story = {
  args: { community: failed(fn()) },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: commonMessages.retry })).toHaveLength(1);
    await expect(
      canvas.getByRole('link', { name: `${dashboardTexts.receivingWallet} $12,480.50` }),
    ).toBeVisible();
    await expect(await canvas.findByText('$4,125.00')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { account: { ...dashboardArgs.account, refreshing: true } as typeof dashboardArgs.account },
};

/** The age of the figures shows next to the total, with a refresh. The old figures stay meanwhile. */
export const Aged: Story = {
  args: { freshness: { at: Date.now() - 5 * 60_000, refreshing: false, failed: true, onRefresh: fn() } },
  play: async ({ args, canvas }) => {
    const refresh = await canvas.findByRole('button', {
      name: freshnessMessages.refresh({ item: figureMessages.data }),
    });
    await expect(canvas.getByText(freshnessMessages.failed)).toBeVisible();
    await expect(canvas.getByText(messagePattern(freshnessMessages.updated))).toHaveTextContent(
      `${freshnessMessages.updated} ${formatAgo(5)}`,
    );
    await userEvent.click(refresh);
    await expect(args.freshness?.onRefresh).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole('link', { name: `${dashboardTexts.receivingWallet} $12,480.50` }),
    ).toBeVisible();
  },
};

export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell()],
};

export const LongText: Story = { args: longest };
export const Mobile: Story = { ...onPhone };
