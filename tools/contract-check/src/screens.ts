import { effects } from '@portal/api';
import { addresses, logsPath, teamListAddress, toTeamTablePath } from '@portal/ui/addresses';
import { raisePath } from '@portal/portal-core/addresses/askSupport';

export interface Screen {
  name: string;
  address: string;
  /** The call of the screen's list, whose rows are counted. */
  list?: string;
}

/** Every screen of the portal by its address. `{ticket}` and `{username}` are filled in by the check. */
export const screens: readonly Screen[] = [
  { name: 'Register', address: `${addresses.register}?u={username}&p=L` },
  { name: 'Dashboard', address: addresses.dashboard },
  { name: 'Profile', address: addresses.profile },
  { name: 'Login history', address: logsPath, list: '/logs' },
  { name: 'Security', address: addresses.security },
  { name: 'KYC', address: addresses.kyc },
  { name: 'Deposit', address: addresses.deposit },
  { name: 'Purchase', address: addresses.packages },
  { name: 'Purchase Live', address: addresses.livePackages },
  { name: 'Bot History', address: addresses.subscriptions, list: '/subscriptions' },
  { name: 'Live History', address: addresses.liveSubscriptions, list: '/live-subscriptions' },
  { name: 'MT5 Account', address: addresses.mt5Account },
  { name: 'Withdraw', address: addresses.withdraw },
  { name: 'Withdraw History', address: addresses.withdrawals, list: '/user/manual/withdraw/list' },
  { name: 'Transfer', address: addresses.transfer, list: '/transfer' },
  { name: 'Transactions', address: addresses.transactions, list: '/transactions' },
  { name: 'Payouts', address: addresses.payouts, list: '/payouts' },
  { name: 'Direct Tree', address: addresses.directTree },
  { name: 'Binary Tree', address: addresses.binaryTree },
  { name: 'Downline', address: addresses.downline },
  { name: 'Direct Referrals', address: addresses.directReferrals, list: '/directlist' },
  { name: 'Follow-up', address: teamListAddress },
  { name: 'Team List', address: toTeamTablePath(), list: '/team-list' },
  { name: 'Rank Details', address: addresses.rank },
  { name: 'Royalty Details', address: addresses.royalty },
  { name: 'Tickets', address: addresses.tickets },
  { name: 'Ticket', address: `${addresses.tickets}?ticket={ticket}` },
  { name: 'Raise Ticket', address: raisePath },
  { name: 'All News', address: addresses.allNews, list: '/news' },
  { name: 'All Notifications', address: addresses.allNotifications, list: '/all-notifications' },
  { name: 'Year', address: addresses.year },
];

/** GETs with an effect: the check answers them itself, so it changes nothing. */
export const withEffect: readonly string[] = [
  ...Object.keys(effects.get),
  '/balance-sync',
  '/mt5/fetch-password/{account}',
];

/** What a screen shows for some members only: a tree's top its sponsor's sponsor, the dashboard a refused document. */
export const seldom: readonly string[] = [
  'Direct Tree: GET /directTeam sponsor_sponsor',
  'Dashboard: GET /kyc-list',
];
