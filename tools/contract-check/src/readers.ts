import type { ListLocation, Outcome, ReadPath } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { getSources } from '@portal/portal-core/lists/filterSources';
import { getSummary } from '@portal/portal-core/lists/moreDetails';
import {
  toFinding,
  toRegistrationCountries,
  toRegistrationPlan,
} from '../../../apps/portal/src/areas/access/register.mappers';
import * as dashboard from '../../../apps/portal/src/areas/dashboard/dashboard.mappers';
import { parseAddress, toMethods } from '../../../apps/portal/src/areas/deposit/deposit.mappers';
import { toKyc, toKycPage } from '../../../apps/portal/src/areas/kyc/kyc.mappers';
import { toRequired } from '../../../apps/portal/src/areas/kyc/kycTypes';
import { toGlances } from '../../../apps/portal/src/areas/mt5/glances.mappers';
import * as mt5 from '../../../apps/portal/src/areas/mt5/mt5.mappers';
import { toProfit } from '../../../apps/portal/src/areas/mt5/profit.mappers';
import { toTradingAccount } from '../../../apps/portal/src/areas/mt5/whichAccount';
import { toBinaryTree } from '../../../apps/portal/src/areas/network/binaryTree.mappers';
import { toDirectTree } from '../../../apps/portal/src/areas/network/directTree.mappers';
import { toDownline } from '../../../apps/portal/src/areas/network/downline.mappers';
import { noBranches } from '../../../apps/portal/src/areas/network/network.mappers';
import { toReferralsPage } from '../../../apps/portal/src/areas/network/referrals.mappers';
import { toSuggestions } from '../../../apps/portal/src/areas/network/search/teamSearch.mappers';
import { toTeamListPage } from '../../../apps/portal/src/areas/network/teamList.mappers';
import { toUnreadNews } from '../../../apps/portal/src/areas/news/unreadNews.mappers';
import * as news from '../../../apps/portal/src/areas/news/news.mappers';
import { toInformationPopups, toNewsPopups } from '../../../apps/portal/src/areas/news/popups.mappers';
import { toSums as toBonusSums } from '../../../apps/portal/src/areas/payouts/bonusSums';
import { toPayoutsPage } from '../../../apps/portal/src/areas/payouts/payouts.mappers';
import { toLogsPage } from '../../../apps/portal/src/areas/profile/logs.mappers';
import { toSessions } from '../../../apps/portal/src/areas/profile/security/sessions.mappers';
import * as profile from '../../../apps/portal/src/areas/profile/profile.mappers';
import * as purchase from '../../../apps/portal/src/areas/purchase/purchase.mappers';
import { toRankProgress, toRoyalty } from '../../../apps/portal/src/areas/ranks/ranks.mappers';
import { toBotsPage } from '../../../apps/portal/src/areas/subscriptions/bots.mappers';
import { toCancelTerms } from '../../../apps/portal/src/areas/subscriptions/cancellation.mappers';
import { toLivesPage } from '../../../apps/portal/src/areas/subscriptions/lives.mappers';
import { toMessages, toSubjects, toTickets } from '../../../apps/portal/src/areas/tickets/tickets.mappers';
import { toSums as toBalanceSums } from '../../../apps/portal/src/areas/transactions/balanceSums';
import { toTransactionsPage } from '../../../apps/portal/src/areas/transactions/transactions.mappers';
import { toTransfersPage } from '../../../apps/portal/src/areas/transfer/transfer.mappers';
import * as withdraw from '../../../apps/portal/src/areas/withdraw/withdraw.mappers';
import { toWithdrawalsPage } from '../../../apps/portal/src/areas/withdraw/withdrawals.mappers';

/** GETs with an effect, and one that the portal does without. */
export const unasked = {
  '/balance-sync': 'looks for deposits',
  '/ticket/{id}/re-open': 'opens a ticket again',
  '/notification-change-status': 'marks notifications as seen',
  '/notification/{id}/change-popup-status': 'closes a popup for good',
  '/news/{id}/read': 'marks news as read',
  '/mt5/fetch-password/{account}': 'takes a code and shows a password',
  '/profile': 'is asked by no screen',
} as const satisfies { readonly [P in ReadPath]?: string };

type Shown = Readonly<Record<string, unknown>>;
/** `images` is the address of the folder of images. */
type Show<P extends ReadPath> = (body: Answer<P>, at: ListLocation, images: string) => Shown;

const toNameFinding = (data: unknown): Shown => ({
  finding: toFinding({ kind: 'ok', data } as Outcome<never>),
});
const owner = { username: '', links: { left: '', right: '' } };

/** A call of the contract that no screen makes. */
export const noScreen = 'No screen';

/** For each call the screen that shows it, and what the portal's own mappers give that screen. */
export const readers: {
  readonly [P in Exclude<ReadPath, keyof typeof unasked>]: readonly [string, Show<P>];
} = {
  '/country': ['Register', (body) => ({ countries: toRegistrationCountries(body) })],
  '/pre-register': ['Register', (body) => ({ plan: toRegistrationPlan(body) })],
  '/check/{username}/username': ['Register', toNameFinding],
  '/check/{username}/sponsor': ['Register', toNameFinding],
  '/dashboard': [
    'Dashboard',
    (body) => ({
      welcome: dashboard.toWelcome(body),
      wallets: dashboard.toWallets(body),
      account: dashboard.toAccount(body),
      community: dashboard.toCommunity(body),
      notifications: dashboard.toNotifications(body),
    }),
  ],
  '/get-picture': ['Profile', (body, _at, images) => ({ avatar: profile.toAvatarUrl(body, images) })],
  '/user': [
    'Profile',
    (body) => ({
      ...profile.toMember(body),
      destination: profile.toDestination(body),
      broker: profile.toBroker(body),
      account: toTradingAccount(body),
    }),
  ],
  '/logs': ['Login history', (body, at) => ({ ...toLogsPage(body, at) })],
  '/sessions': ['Security', (body) => ({ sessions: toSessions(body) })],
  '/authentication': ['Profile', (body) => ({ ...profile.toAuthentication(body) })],
  '/get-doc-type': ['KYC', (body) => ({ types: toRequired(body) })],
  '/kyc-list': [
    'KYC',
    (body, at) => {
      const { status, rows } = toKycPage(body, at);
      return { ...toKyc({ kyc_status: status, rows } as object) };
    },
  ],
  '/available-payment-methods': ['Deposit', (body, at) => ({ methods: toMethods(body, at) })],
  '/fetch-address': ['Deposit', (body) => ({ ...parseAddress(body, '') })],
  '/packages': [
    'Purchase',
    (body) => ({ packages: purchase.toPackages(body), asksCode: purchase.needsSecondFactor(body) }),
  ],
  '/live-packages': [
    'Purchase Live',
    (body) => ({
      packages: purchase.toLivePackages(body),
      balance: purchase.toLiveBalance(body),
      asksCode: purchase.needsSecondFactor(body),
    }),
  ],
  '/subscriptions': [
    'Bot History',
    (body, at) => ({ ...toBotsPage(body, at), cancelling: toCancelTerms(body) }),
  ],
  '/live-subscriptions': [
    'Live History',
    (body, at) => ({
      ...toLivesPage(body, at),
      accounts: toGlances(body, at),
      cancelling: toCancelTerms(body),
    }),
  ],
  '/mt5/user-account-details/{account}': [
    'MT5 Account',
    (body, at) => {
      const login = at.path.split('/').pop() ?? '';
      return {
        account: mt5.toAccount(body, login),
        transactions: mt5.toTransactions(body, at, login),
        trades: mt5.toTrades(body, at, login),
        profit: toProfit(body),
        pages: Object.keys(mt5.toPagesQuery(body, at, login, { balance_log: 2, trade: 2 })).join(' '),
      };
    },
  ],
  '/withdraw': [
    'Withdraw',
    (body) => ({ ...withdraw.toWithdrawPage(body), heldUntil: withdraw.toWithdrawHeldUntil(body, 0) }),
  ],
  '/user/manual/withdraw/list': ['Withdraw History', (body, at) => ({ ...toWithdrawalsPage(body, at, {}) })],
  '/transfer': ['Transfer', (body, at) => ({ ...toTransfersPage(body, at), cards: getSummary(body) })],
  '/transactions': [
    'Transactions',
    (body, at) => ({
      ...toTransactionsPage(body, at),
      sources: getSources(body),
      cards: getSummary(body),
    }),
  ],
  '/payouts': ['Payouts', (body, at) => ({ ...toPayoutsPage(body, at), sources: getSources(body) })],
  '/payouts/summary': ['Payouts', (body) => ({ ...toBonusSums(body) })],
  '/transactions/summary': ['Transactions', (body) => ({ ...toBalanceSums(body) })],
  '/directTeam': ['Direct Tree', (body) => ({ members: toDirectTree(body, noBranches) })],
  '/binary-details': ['Binary Tree', (body) => ({ members: toBinaryTree(body, noBranches, owner) })],
  '/user-team-details': ['Downline', (body, at) => ({ ...toDownline(body, at) })],
  '/directlist': ['Direct Referrals', (body, at) => ({ ...toReferralsPage(body, at) })],
  '/team-list': ['Team List', (body, at) => ({ ...toTeamListPage(body, at) })],
  '/team-search': ['Team search', (body) => ({ ...toSuggestions(body, '') })],
  '/rank/incomes': ['Rank Details', (body) => ({ ...toRankProgress(body) })],
  '/pool/incomes': ['Royalty Details', (body) => ({ ...toRoyalty(body) })],
  '/tickets': ['Tickets', (body) => ({ tickets: toTickets(body) })],
  '/subjects': ['Tickets', (body) => ({ subjects: toSubjects(body) })],
  '/ticket/{id}/details': ['Ticket', (body) => ({ messages: toMessages(body) })],
  '/latest-notifications': [
    'Notifications',
    (body) => ({ ...news.toLatestNotifications(body), popups: toInformationPopups(body) }),
  ],
  '/all-notifications': ['All Notifications', (body, at) => ({ ...news.toNotificationsPage(body, at, 1) })],
  '/news': [
    'All News',
    (body, at, images) => ({
      ...news.toNewsPage(body, at, images),
      unreadCount: toUnreadNews(body),
      popups: toNewsPopups(body, at, images),
    }),
  ],
};
