import {
  addresses,
  memberAddress,
  mt5DepositAddress,
  payoutVariants,
  secondAddresses,
  singleLegAddress,
  teamListAddress,
} from '../addresses/addresses';
import type { IconName } from '../components/Icon/paths';
import { navigationMessages } from './messages';

/**
 * The signed-in menu as data (A §2), in the specification's order. Labels are A's where it has one, otherwise
 * B's screen titles (D13). The portal's own pages are last. Transfer, MT5, profile and news have no entry (D12).
 */
export interface NavigationEntry {
  label: string;
  icon: IconName;
  href: string;
  /** Further paths that make the entry current: second spellings (D1, D2) and payout variants (D4). */
  matches?: readonly string[];
  /** The entry is shown only while this flag is 1 (D14). */
  flag?: keyof NavigationFlags;
}

export interface NavigationGroup {
  /** Absent for entries without a group. */
  label?: string;
  /** The menu keeps it in sight while the rest scrolls. */
  stays?: boolean;
  entries: readonly NavigationEntry[];
}

/**
 * Plan flags of the pre-register call. Their names are inverted: an entry is shown when its flag is 1 (D14).
 */
export interface NavigationFlags {
  hideBinary?: number | undefined;
  hideSingleLeg?: number | undefined;
}

export const navigation: readonly NavigationGroup[] = [
  {
    entries: [
      {
        label: navigationMessages.dashboard,
        icon: 'home',
        href: addresses.dashboard,
        matches: [memberAddress],
      },
      { label: navigationMessages.kyc, icon: 'id', href: addresses.kyc },
    ],
  },
  {
    label: navigationMessages.finance,
    entries: [
      {
        label: navigationMessages.deposit,
        icon: 'deposit',
        href: addresses.deposit,
        matches: [mt5DepositAddress],
      },
    ],
  },
  {
    label: navigationMessages.subscription,
    entries: [
      {
        label: navigationMessages.purchasePackage,
        icon: 'box',
        href: addresses.packages,
        matches: [secondAddresses.packages],
      },
      { label: navigationMessages.subscriptionHistory, icon: 'clock', href: addresses.subscriptions },
    ],
  },
  {
    label: navigationMessages.liveTrading,
    entries: [
      { label: navigationMessages.livePackages, icon: 'pulse', href: addresses.livePackages },
      { label: navigationMessages.liveHistory, icon: 'candles', href: addresses.liveSubscriptions },
    ],
  },
  {
    label: navigationMessages.generation,
    entries: [
      {
        label: navigationMessages.transactions,
        icon: 'list',
        href: addresses.transactions,
        matches: [secondAddresses.transactions],
      },
      {
        label: navigationMessages.payouts,
        icon: 'gift',
        href: addresses.payouts,
        matches: payoutVariants,
      },
    ],
  },
  {
    label: navigationMessages.withdraw,
    entries: [
      { label: navigationMessages.withdraw, icon: 'withdraw', href: addresses.withdraw },
      {
        label: navigationMessages.withdrawHistory,
        icon: 'receipt',
        href: addresses.withdrawals,
        matches: [secondAddresses.withdrawals],
      },
    ],
  },
  {
    label: navigationMessages.communityView,
    entries: [
      {
        label: navigationMessages.binaryTree,
        icon: 'tree',
        href: addresses.binaryTree,
        matches: [teamListAddress],
        flag: 'hideBinary',
      },
      { label: navigationMessages.directTree, icon: 'branch', href: addresses.directTree },
      { label: navigationMessages.singleLeg, icon: 'chain', href: singleLegAddress, flag: 'hideSingleLeg' },
      { label: navigationMessages.directReferralBusiness, icon: 'team', href: addresses.directReferrals },
      { label: navigationMessages.totalDownlineBusiness, icon: 'layers', href: addresses.downline },
    ],
  },
  {
    entries: [
      { label: navigationMessages.rankDetails, icon: 'medal', href: addresses.rank },
      { label: navigationMessages.royaltyDetails, icon: 'crown', href: addresses.royalty },
    ],
  },
  // The menu's foot.
  {
    stays: true,
    entries: [
      { label: navigationMessages.support, icon: 'chat', href: addresses.tickets },
      { label: navigationMessages.year, icon: 'calendar', href: addresses.year },
      { label: navigationMessages.security, icon: 'shield', href: addresses.security },
    ],
  },
];

/** The groups visible with these flags, without empty ones. */
export function visibleNavigation(flags: NavigationFlags): NavigationGroup[] {
  return navigation
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ flag }) => flag === undefined || flags[flag] === 1),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/**
 * The current entry at `path` (a pathname, with or without a trailing slash, query or hash). It compares
 * whole segments, because addresses may share a prefix (D15). Undefined for no entry.
 */
export function activeEntry(path: string): NavigationEntry | undefined {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
  return navigation
    .flatMap(({ entries }) => entries)
    .find(({ href, matches = [] }) =>
      [href, ...matches].some(
        (known) => pathname === known || (known !== memberAddress && pathname.startsWith(`${known}/`)),
      ),
    );
}
