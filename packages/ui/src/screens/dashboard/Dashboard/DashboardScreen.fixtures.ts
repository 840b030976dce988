import { createElement } from 'react';
import { fn } from 'storybook/test';
import { EarningsCard } from '../../../charts/EarningsCard/EarningsCard';
import { earningsArgs } from '../../../charts/EarningsCard/EarningsCard.fixtures';
import { loadModule } from '../../../components/LazyPart/LazyModule';
import { loadLowerCards } from './lazyCards';
import type { FirstSteps } from './FirstRun/firstSteps';
import type { DashboardScreenProps } from './DashboardScreen';
import type { DashboardNews } from './Feed/NewsCard';
import type { DashboardNotification } from './Feed/NotificationsCard';
import type { AccountFigures } from './Account/accountRows';
import type { CommunityFigures } from './Community/legSentence';
import type { RunningPackages, SinceJoining } from './Total/holdings';
import type { WalletBalances } from './WalletCard';
import { dashboardMessages } from './messages';
import { ready } from '../../../remote.fixtures';

/** Before a story: its play looks for the later cards at once. */
export const withLowerCards = async () => void (await loadModule(loadLowerCards));

const wallets: WalletBalances = {
  payIn: '12480.50',
  payOut: '3215.00',
  live: '8900.25',
  pamm: '1050.00',
  hold: '83.00',
};

/** Packages that run; one cancellation waits, and the price of bots is not refunded. */
const running: RunningPackages = {
  live: { count: 4, paid: '4000.00', cancellable: 3, refund: '2700.00', waiting: 1 },
  bots: { count: 2, paid: '3500.00', refund: '0.00' },
};

const since: SinceJoining = {
  ...{ joinedAt: '2026-03-04T08:00:00Z', putIn: '31500.00', takenOut: '4200.00', earned: '8996.15' },
};

/** Its line. */
export const toSinceText = () =>
  `${dashboardMessages.sinceJoining({
    ...{ day: '04-03-2026', putIn: '$31,500.00', takenOut: '$4,200.00', earned: '$8,996.15' },
  })} ${dashboardMessages.moreIn({ amount: '$27,300.00' })}`;

const account: AccountFigures = {
  totalSubscription: '6500.00',
  subscriptionDate: '2026-03-12T10:42:00Z',
  liveSubscription: '4000.00',
  botBusiness: '184250.00',
  poolBusiness: '92100.00',
  totalBotBonus: '4125.00',
  totalPoolBonus: '4871.15',
  waitingBonus: '105.83',
  poolLevelBonus: '2706.49',
  referralBonus: '2140.00',
  matchingBonus: '1985.00',
  roiBonus: '1204.66',
  directBonus: '610.00',
  royaltyBonus: '350.00',
};

const community: CommunityFigures = {
  leftCount: 418,
  rightCount: 296,
  bots: { left: 418, right: 296, pairBonus: '5.00' },
  matchingPairs: 296,
  referrals: 34,
  paidReferrals: 27,
  sponsor: 'northstar',
};

const news: DashboardNews[] = [
  {
    id: '3',
    href: '/user/newsAll#news-9',
    title: 'Maintenance window this weekend',
    excerpt:
      'Trading servers restart on Saturday between 02:00 and 04:00 UTC. Open positions are not affected.',
    publishedAt: '2026-11-18T08:00:00Z',
  },
  {
    id: '2',
    title: 'New live packages',
    excerpt: 'Two packages join the LIVE list, with ranges from $500.',
    publishedAt: '2026-11-11T08:00:00Z',
  },
];

const notifications: DashboardNotification[] = [
  {
    id: '9',
    title: 'Deposit received',
    createdAt: '2026-11-20T07:14:00Z',
    href: '/user/notificationAll#notification-9',
  },
  { id: '8', title: 'KYC: address proof approved', createdAt: '2026-11-19T09:00:00Z' },
  { id: '7', title: 'Ticket answered', createdAt: '2026-11-17T09:00:00Z' },
];

/** An investor on a typical day. */
export const dashboardArgs = {
  welcome: ready({ username: 'amara21', lastLoginAt: '2026-11-20T09:14:00Z' }),
  wallets: ready(wallets),
  running,
  since,
  account: ready(account),
  community: ready(community),
  referralLinks: {
    left: 'https://portal.example/register?u=amara21&p=L',
    right: 'https://portal.example/register?u=amara21&p=R',
  },
  earnings: createElement(EarningsCard, earningsArgs),
  news: ready(news),
  notifications: ready(notifications),
  now: Date.parse('2026-11-20T09:14:00Z'),
  onWalletOpen: fn(),
  onCopy: fn(),
  onShare: fn(),
} satisfies DashboardScreenProps;

/** A member who registered a minute ago. */
export const newcomer = {
  welcome: ready({}),
  wallets: ready<WalletBalances>({ payIn: '0.00', payOut: '0', live: '0.00', pamm: undefined }),
  account: ready<AccountFigures>({
    ...Object.fromEntries(Object.keys(account).map((figure) => [figure, '0.00'])),
    subscriptionDate: undefined,
  } as AccountFigures),
  community: ready<CommunityFigures>({
    leftCount: 0,
    rightCount: 0,
    matchingPairs: 0,
    referrals: 0,
    paidReferrals: 0,
    sponsor: '',
  }),
  running: undefined,
  since: undefined,
  earnings: createElement(EarningsCard, {
    ...earningsArgs,
    earnings: ready({ part: undefined, sentence: '', categories: [], series: [] }),
  }),
  news: ready([]),
  notifications: ready([]),
} satisfies Partial<DashboardScreenProps>;

/** From a server that sends no bot counts (D113). */
export const communityOfMembers = ready<CommunityFigures>({ ...community, bots: undefined });

/** From a server that has no optional part (D113). */
export const unproven = {
  wallets: ready<WalletBalances>({ ...wallets, hold: undefined }),
  running: undefined,
  since: undefined,
  community: communityOfMembers,
} satisfies Partial<DashboardScreenProps>;

/** That member has only registered. */
export const firstDay: FirstSteps = {
  email: { state: 'done', at: '2026-11-20T08:02:00Z' },
  pin: { state: 'done', at: '2026-11-20T08:00:00Z' },
  kyc: { state: 'open' },
  deposit: { state: 'open' },
  package: { state: 'open' },
  share: { state: 'open' },
};

const much = '987654321012.99';
const manyMessages = 'A word after another, '.repeat(12);

/** The longest values that a server may send. */
export const longest = {
  welcome: ready({ username: 'x'.repeat(60), lastLoginAt: '2026-11-20T09:14:00Z' }),
  wallets: ready<WalletBalances>({ payIn: much, payOut: `-${much}`, live: much, pamm: much }),
  since: { ...since, putIn: '0.00', takenOut: much, earned: much },
  account: ready(
    Object.fromEntries(
      Object.keys(account).map((figure) => [
        figure,
        figure === 'subscriptionDate' ? '2026-09-30T23:59:59Z' : much,
      ]),
    ) as unknown as AccountFigures,
  ),
  community: ready<CommunityFigures>({
    leftCount: 9_876_543,
    rightCount: 12,
    bots: { left: 9_876_543, right: 12, pairBonus: much },
    matchingPairs: 12_345_678,
    referrals: 1_234_567,
    paidReferrals: 1_234_567,
    sponsor: 'y'.repeat(60),
  }),
  referralLinks: {
    left: `https://portal.example/register?u=${'x'.repeat(60)}&p=L`,
    right: `https://portal.example/register?u=${'x'.repeat(60)}&p=R`,
  },
  news: ready(
    ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      title: manyMessages,
      excerpt: manyMessages,
      publishedAt: '2026-11-18T08:00:00Z',
    })),
  ),
  notifications: ready(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
      id,
      title: manyMessages,
      createdAt: '2026-11-18T08:00:00Z',
    })),
  ),
} satisfies Partial<DashboardScreenProps>;
