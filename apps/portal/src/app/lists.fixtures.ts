import type { ListPath } from '@portal/portal-core/calls/readability.calls';
import type { Unread } from '@portal/portal-core/fromApi/answer';
import { getCountries } from '@portal/portal-core/fromApi/countries';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toInformationPopups } from '../areas/news/popups.mappers';
import { toNewsPage, toNotificationsPage } from '../areas/news/news.mappers';
import { toKyc, toKycPage } from '../areas/kyc/kyc.mappers';
import { toDeposits, toMethods } from '../areas/deposit/deposit.mappers';
import { toDirectTree } from '../areas/network/directTree.mappers';
import { toBinaryTree } from '../areas/network/binaryTree.mappers';
import { noBranches } from '../areas/network/network.mappers';
import { toDownline } from '../areas/network/downline.mappers';
import { toReferralsPage } from '../areas/network/referrals.mappers';
import { toTeamListPage } from '../areas/network/teamList.mappers';
import { toSuggestions } from '../areas/network/search/teamSearch.mappers';
import { toSums } from '../areas/payouts/bonusSums';
import { toPayoutsPage } from '../areas/payouts/payouts.mappers';
import { toLogsPage } from '../areas/profile/logs.mappers';
import { toSessions } from '../areas/profile/security/sessions.mappers';
import { toLivePackages, toPackages } from '../areas/purchase/purchase.mappers';
import { toRankProgress } from '../areas/ranks/ranks.mappers';
import { toBotsPage } from '../areas/subscriptions/bots.mappers';
import { toLivesPage } from '../areas/subscriptions/lives.mappers';
import { toMessages, toSubjects, toTickets } from '../areas/tickets/tickets.mappers';
import { toSums as toBalanceSums } from '../areas/transactions/balanceSums';
import { toTransactionsPage } from '../areas/transactions/transactions.mappers';
import { toTransfersPage } from '../areas/transfer/transfer.mappers';
import { toWithdrawalsPage } from '../areas/withdraw/withdrawals.mappers';

/** A list call: two of its rows, and what its screen reads of an answer. */
interface ListCall {
  rows: readonly [object, object];
  toRows: (body: Unread<never>) => readonly unknown[];
}

const at = '2026-11-02T09:30:00Z';
const in2 = (row: object): [object, object] => [
  { id: 1, ...row },
  { id: 2, ...row },
];
const people = (more: object = {}): [object, object] => [
  { username: 'amara21', ...more },
  { username: 'jonas7', ...more },
];
const member = { username: 'amara21', links: { left: '', right: '' } };

/** Every list of the contract. A new one is a type error here. */
export const listCalls: { readonly [P in ListPath]: ListCall } = {
  '/all-notifications': {
    rows: in2({ title: 'Welcome', body: '<p>Hello</p>' }),
    toRows: (body) => toNotificationsPage(body, { path: '/all-notifications' }, undefined).rows,
  },
  '/available-payment-methods': {
    rows: in2({ name: 'USDT', network_name: 'BEP20' }),
    toRows: (body) => toMethods(body, { path: '/available-payment-methods' }),
  },
  '/balance-sync': {
    rows: [
      { thash: 'a1', amount: '5.00' },
      { thash: 'a2', amount: '6.00' },
    ],
    toRows: (body) => toDeposits(body, { path: '/balance-sync' }, { network: undefined, explorers: {} }),
  },
  '/binary-details': {
    rows: [
      { parent: 'amara21', leftuser: 'jonas7' },
      { parent: 'jonas7', parentname: 'amara21' },
    ],
    toRows: (body) => toBinaryTree(body, noBranches, member).filter(({ username }) => username !== undefined),
  },
  '/country': { rows: in2({ name: 'Kenya' }), toRows: getCountries },
  '/directTeam': {
    rows: [
      { username: 'jonas7', sponsor: 'amara21' },
      { username: 'mei5', sponsor: 'amara21' },
    ],
    // The first node is the sponsor.
    toRows: (body) => toDirectTree(body, noBranches).slice(1),
  },
  '/directlist': { rows: people(), toRows: (body) => toReferralsPage(body, { path: '/directlist' }).rows },
  '/kyc-list': {
    rows: in2({ document_type: 'identity', status: 0 }),
    toRows: (body) => toKyc(sent(toKycPage(body, { path: '/kyc-list' }))).documents,
  },
  '/latest-notifications': { rows: in2({ title: 'New', popup_status: 1 }), toRows: toInformationPopups },
  '/live-packages': {
    rows: in2({ name: 'Gold', type: 'fixed', price: '10.00', is_mt5: 1 }),
    toRows: toLivePackages,
  },
  '/live-subscriptions': {
    rows: in2({ package: 'Gold', created_at: at }),
    toRows: (body) => toLivesPage(body, { path: '/live-subscriptions' }).rows,
  },
  '/logs': {
    rows: [
      { ip: '203.0.113.7', created_at: at },
      { ip: '203.0.113.8', created_at: at },
    ],
    toRows: (body) => toLogsPage(body, { path: '/logs' }).rows,
  },
  '/sessions': { rows: in2({ created_at: at }), toRows: toSessions },
  '/news': {
    rows: in2({ title: 'News', body: '<p>Hello</p>' }),
    toRows: (body) => toNewsPage(body, { path: '/news' }, '/images').rows,
  },
  '/packages': { rows: in2({ name: 'Bot', type: 'fixed', price: '10.00' }), toRows: toPackages },
  '/payouts': {
    rows: in2({ amount: '5.00', created_at: at }),
    toRows: (body) => toPayoutsPage(body, { path: '/payouts' }).rows,
  },
  '/payouts/summary': {
    rows: in2({ day: '2026-11-02', sum: '5.00', count: 1 }),
    toRows: (body) => toSums(body).sums,
  },
  '/rank/incomes': { rows: in2({ name: 'Star' }), toRows: (body) => toRankProgress(body).ranks },
  '/subjects': { rows: in2({ subject: 'Deposit' }), toRows: toSubjects },
  '/subscriptions': {
    rows: in2({ package: 'Bot', created_at: at }),
    toRows: (body) => toBotsPage(body, { path: '/subscriptions' }).rows,
  },
  '/team-list': { rows: people(), toRows: (body) => toTeamListPage(body, { path: '/team-list' }).rows },
  '/team-search': { rows: people(), toRows: (body) => toSuggestions(body, 'am').found },
  '/ticket/{id}/details': {
    rows: in2({ message: 'Hello' }),
    toRows: toMessages,
  },
  '/tickets': { rows: in2({ subject: 'Deposit' }), toRows: toTickets },
  '/transactions': {
    rows: in2({ value: '5.00', type: 'credit', created_at: at }),
    toRows: (body) => toTransactionsPage(body, { path: '/transactions' }).rows,
  },
  '/transactions/summary': {
    rows: in2({ day: '2026-11-02', in: '5.00', out: '0.00', closing_balance: '5.00' }),
    toRows: (body) => toBalanceSums(body).sums,
  },
  '/transfer': {
    rows: in2({ transfer_amount: '5.00', created_at: at }),
    toRows: (body) => toTransfersPage(body, { path: '/transfer' }).rows,
  },
  '/user-team-details': {
    rows: [
      { level: 1, username: [] },
      { level: 2, username: [] },
    ],
    toRows: (body) => toDownline(body, { path: '/user-team-details' }).rows,
  },
  '/user/manual/withdraw/list': {
    rows: [
      { code: 'W-1', created_at: at },
      { code: 'W-2', created_at: at },
    ],
    toRows: (body) => toWithdrawalsPage(body, { path: '/user/manual/withdraw/list' }, {}).rows,
  },
};
