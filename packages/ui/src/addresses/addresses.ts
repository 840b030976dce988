/** Every address in the specification (A §2, B §2), then the portal's own pages, by screen name. */
export const addresses = {
  login: '/login',
  register: '/register',
  verifyEmail: '/verifyEmail',
  newUsername: '/newUsername',
  dashboard: '/user/dashboard',
  profile: '/user/profile',
  kyc: '/user/kyc',
  deposit: '/user/manualDepositList',
  packages: '/user/packageList',
  livePackages: '/user/poolpackageList',
  subscriptions: '/user/subscriptionHistory',
  liveSubscriptions: '/user/poolsubscriptionHistory',
  mt5Account: '/user/mt5Account',
  withdraw: '/user/manualWithdraw',
  withdrawals: '/user/manualWithdrawList',
  transfer: '/user/transfer',
  transactions: '/user/transactions',
  payouts: '/user/payouts',
  directTree: '/user/directList',
  binaryTree: '/user/binaryList',
  downline: '/user/downlineDetails',
  directReferrals: '/user/direct',
  rank: '/user/rankDetails',
  royalty: '/user/salary',
  tickets: '/user/chat',
  allNews: '/user/newsAll',
  allNotifications: '/user/notificationAll',
  year: '/user/year',
  security: '/user/security',
} as const;

/** A screen with its own address. */
export type AddressedScreen = keyof typeof addresses;

/**
 * Screens with a second address: another spelling (D1, D2), and the e-mail verification's other name (D6).
 */
export const secondAddresses = {
  verifyEmail: '/invoice',
  packages: '/user/pakageList',
  withdrawals: '/user/WithdrawList',
  transfer: '/user/transferList',
  transactions: '/user/transactionsList',
} as const satisfies Partial<Record<AddressedScreen, string>>;

/** Redirects to the sign-in. */
export const rootAddress = '/';

/** The base path of the member area. On its own it redirects to the dashboard (D9). */
export const memberAddress = '/user';

/**
 * The deposit into an MT5 account, followed by the account's login. The specification's routes omit it (D5).
 */
export const mt5DepositAddress = '/user/manualDepositBankList';

/** The route pattern of the same address, for any login. */
export const mt5DepositPattern = `${mt5DepositAddress}/:login`;

/**
 * All members of both legs. The specification's routes omit this screen, and only some servers have its data
 * (D113).
 */
export const teamListAddress = '/user/teamList';

/** The parameter of the team list's full table. Without it, its address opens the follow-up. */
export const teamTableParameter = { name: 'view', value: 'all' } as const;

/** The full table of the team list, with these filters. */
export const toTeamTablePath = (filters: Readonly<Record<string, string>> = {}) =>
  `${teamListAddress}?${new URLSearchParams({ [teamTableParameter.name]: teamTableParameter.value, ...filters }).toString()}`;

/** Has a menu entry, but no screen (D3). */
export const singleLegAddress = '/user/singleLeg';

/** Have no screen. They only make Payouts the current menu entry (D4). */
export const payoutVariants = [
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
] as const;

/** The profile's tab for withdrawal settings. */
export const withdrawSettingsPath = `${addresses.profile}?tab=withdraw-settings`;

/** The profile's tab for the authenticator setup. */
export const twoFactorPath = `${addresses.profile}?tab=2fa`;

/** The profile's tab for the security pin. */
export const pinSettingsPath = `${addresses.profile}?tab=security-pin`;

/** The profile's tab for the way to confirm sign-ins and payments. */
export const authenticationPath = `${addresses.profile}?tab=authentication`;

/** The profile's tab for the password. */
export const passwordPath = `${addresses.profile}?tab=password`;

/** The profile's tab with the sign-ins. */
export const logsPath = `${addresses.profile}?tab=logs`;

/** The deposit screen of the MT5 account with this login (D5). */
export const toDepositPath = (login: string) => `${mt5DepositAddress}/${encodeURIComponent(login)}`;

/** A news item or notification in its full list, by id. The newest are on the first page. */
export const toArticlePath = {
  news: (id: string) => `${addresses.allNews}#news-${encodeURIComponent(id)}`,
  notification: (id: string) => `${addresses.allNotifications}#notification-${encodeURIComponent(id)}`,
} as const;

/** A withdrawal from one wallet, by its key. */
export const toWithdrawPath = (wallet: string) =>
  `${addresses.withdraw}?wallet=${encodeURIComponent(wallet)}`;

/** The transactions of one wallet. */
export const toWalletPath = (wallet: string) =>
  `${addresses.transactions}?wallet=${encodeURIComponent(wallet)}`;

/** The statement of all wallets for some days, `YYYY-MM-DD`. */
export const toStatementPath = ({ from, to }: { from: string; to: string }) =>
  `${addresses.transactions}?view=statement&from=${from}&to=${to}`;

/** The details of an MT5 account, by its login. */
export const toMt5AccountPath = (login: string) =>
  `${addresses.mt5Account}?account=${encodeURIComponent(login)}`;

export type TreeAddress = typeof addresses.directTree | typeof addresses.binaryTree;

/** A tree with this member of the team at the top. */
export const toTreePath = (tree: TreeAddress, username: string) =>
  `${tree}?user=${encodeURIComponent(username)}`;
