import type { IconName } from '../components/Icon/paths';

/**
 * The signed-in menu as data (A §2), in the order of the specification. Labels: A's where it names
 * one, else the screen titles of B (D13). Transfer, MT5, profile and news have no entry (D12).
 */
export interface NavigationEntry {
  label: string;
  icon: IconName;
  href: string;
  /** Further paths at which the entry is the current one: second spellings (D1, D2) and payout variants (D4). */
  matches?: readonly string[];
  /** Shown only while this flag is 1 (D14). */
  flag?: keyof NavigationFlags;
}

export interface NavigationGroup {
  /** Absent for entries that stand alone. */
  label?: string;
  entries: readonly NavigationEntry[];
}

/** Plan flags of the pre-register call. Their names are inverted: an entry shows when its flag is 1 (D14). */
export interface NavigationFlags {
  hideBinary?: number | undefined;
  hideSingleLeg?: number | undefined;
}

/** Opened by the frame itself, outside the menu (A §2, header). */
export const headerPaths = {
  home: '/user/dashboard',
  news: '/user/newsAll',
  notifications: '/user/notificationAll',
  profile: '/user/profile',
} as const;

export const navigation: readonly NavigationGroup[] = [
  {
    entries: [
      { label: 'Dashboard', icon: 'home', href: '/user/dashboard', matches: ['/user'] },
      { label: 'KYC', icon: 'id', href: '/user/kyc' },
    ],
  },
  {
    label: 'Finance',
    entries: [
      {
        label: 'Deposit',
        icon: 'deposit',
        href: '/user/manualDepositList',
        matches: ['/user/manualDepositBankList'],
      },
    ],
  },
  {
    label: 'Subscription',
    entries: [
      {
        label: 'Purchase Package',
        icon: 'box',
        href: '/user/packageList',
        matches: ['/user/pakageList'],
      },
      { label: 'Subscription History', icon: 'clock', href: '/user/subscriptionHistory' },
    ],
  },
  {
    label: 'Live trading',
    entries: [
      { label: 'Live Packages', icon: 'pulse', href: '/user/poolpackageList' },
      { label: 'Live History', icon: 'clock', href: '/user/poolsubscriptionHistory' },
    ],
  },
  {
    label: 'Generation',
    entries: [
      {
        label: 'Transactions',
        icon: 'list',
        href: '/user/transactions',
        matches: ['/user/transactionsList'],
      },
      {
        label: 'Payouts',
        icon: 'gift',
        href: '/user/payouts',
        matches: [
          '/user/payoutsRANK',
          '/user/payoutsBOTLEVEL',
          '/user/payoutsMATCHINGLEVEL',
          '/user/payoutsREFERRALLEVEL',
          '/user/payoutsBINARYLEVEL',
          '/user/payoutsPerformance',
          '/user/payoutsRanks',
          '/user/poolpayoutsROI',
          '/user/poolpayoutsRANK',
          '/user/poolpayoutsBOTLEVEL',
        ],
      },
    ],
  },
  {
    label: 'Withdraw',
    entries: [
      { label: 'Withdraw', icon: 'withdraw', href: '/user/manualWithdraw' },
      {
        label: 'Withdraw History',
        icon: 'list',
        href: '/user/manualWithdrawList',
        matches: ['/user/WithdrawList'],
      },
    ],
  },
  {
    label: 'Community View',
    entries: [
      { label: 'Binary Tree', icon: 'tree', href: '/user/binaryList', flag: 'hideBinary' },
      { label: 'Direct Tree', icon: 'tree', href: '/user/directList' },
      { label: 'Single Leg', icon: 'tree', href: '/user/singleLeg', flag: 'hideSingleLeg' },
      { label: 'Direct Referral Business', icon: 'team', href: '/user/direct' },
      { label: 'Total Downline Business', icon: 'team', href: '/user/downlineDetails' },
    ],
  },
  {
    entries: [
      { label: 'Rank Details', icon: 'medal', href: '/user/rankDetails' },
      { label: 'Royalty Details', icon: 'crown', href: '/user/salary' },
      { label: 'Support', icon: 'chat', href: '/user/chat' },
    ],
  },
];

/** The groups that a member with these flags sees; a group without a visible entry is left out. */
export function visibleNavigation(flags: NavigationFlags): NavigationGroup[] {
  return navigation
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ flag }) => flag === undefined || flags[flag] === 1),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/**
 * The entry that is current at `path` (a pathname, with or without a trailing slash, query or hash),
 * by whole segments: `/user/directList` is not `/user/direct` (D15). Undefined where none is.
 */
export function activeEntry(path: string): NavigationEntry | undefined {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
  return navigation
    .flatMap(({ entries }) => entries)
    .find(({ href, matches = [] }) =>
      [href, ...matches].some(
        (known) => pathname === known || (known !== '/user' && pathname.startsWith(`${known}/`)),
      ),
    );
}
