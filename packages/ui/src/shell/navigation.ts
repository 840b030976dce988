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

/**
 * The signed-in menu as data (A §2), in the order of the specification. Labels are A's where it names
 * one, and otherwise the screen titles of B (D13). Transfer, MT5, profile and news have no entry (D12).
 */
export interface NavigationEntry {
  label: string;
  icon: IconName;
  href: string;
  /** Further paths at which the entry is the current one: second spellings (D1, D2) and payout variants (D4). */
  matches?: readonly string[];
  /** The entry is shown only while this flag is 1 (D14). */
  flag?: keyof NavigationFlags;
}

export interface NavigationGroup {
  /** Absent for entries that stand alone. */
  label?: string;
  entries: readonly NavigationEntry[];
}

/** Plan flags of the pre-register call. Their names are inverted: an entry is shown when its flag is 1 (D14). */
export interface NavigationFlags {
  hideBinary?: number | undefined;
  hideSingleLeg?: number | undefined;
}

export const navigation: readonly NavigationGroup[] = [
  {
    entries: [
      { label: 'Dashboard', icon: 'home', href: addresses.dashboard, matches: [memberAddress] },
      { label: 'KYC', icon: 'id', href: addresses.kyc },
    ],
  },
  {
    label: 'Finance',
    entries: [
      {
        label: 'Deposit',
        icon: 'deposit',
        href: addresses.deposit,
        matches: [mt5DepositAddress],
      },
    ],
  },
  {
    label: 'Subscription',
    entries: [
      {
        label: 'Purchase Package',
        icon: 'box',
        href: addresses.packages,
        matches: [secondAddresses.packages],
      },
      { label: 'Subscription History', icon: 'clock', href: addresses.subscriptions },
    ],
  },
  {
    label: 'Live trading',
    entries: [
      { label: 'Live Packages', icon: 'pulse', href: addresses.livePackages },
      { label: 'Live History', icon: 'clock', href: addresses.liveSubscriptions },
    ],
  },
  {
    label: 'Generation',
    entries: [
      {
        label: 'Transactions',
        icon: 'list',
        href: addresses.transactions,
        matches: [secondAddresses.transactions],
      },
      {
        label: 'Payouts',
        icon: 'gift',
        href: addresses.payouts,
        matches: payoutVariants,
      },
    ],
  },
  {
    label: 'Withdraw',
    entries: [
      { label: 'Withdraw', icon: 'withdraw', href: addresses.withdraw },
      {
        label: 'Withdraw History',
        icon: 'list',
        href: addresses.withdrawals,
        matches: [secondAddresses.withdrawals],
      },
    ],
  },
  {
    label: 'Community View',
    entries: [
      {
        label: 'Binary Tree',
        icon: 'tree',
        href: addresses.binaryTree,
        matches: [teamListAddress],
        flag: 'hideBinary',
      },
      { label: 'Direct Tree', icon: 'tree', href: addresses.directTree },
      { label: 'Single Leg', icon: 'tree', href: singleLegAddress, flag: 'hideSingleLeg' },
      { label: 'Direct Referral Business', icon: 'team', href: addresses.directReferrals },
      { label: 'Total Downline Business', icon: 'team', href: addresses.downline },
    ],
  },
  {
    entries: [
      { label: 'Rank Details', icon: 'medal', href: addresses.rank },
      { label: 'Royalty Details', icon: 'crown', href: addresses.royalty },
      { label: 'Support', icon: 'chat', href: addresses.tickets },
    ],
  },
];

/** The groups that a member with these flags sees. A group without a visible entry is left out. */
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
 * whole segments, because one address may begin like another (D15). Undefined if no entry is current.
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
