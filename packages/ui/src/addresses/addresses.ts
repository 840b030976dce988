/** Every address that the specification names (A §2, B §2), one for each screen, by the screen's name. */
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
} as const;

/** A screen that has an address of its own. */
export type AddressedScreen = keyof typeof addresses;

/** Screens that answer at a second address too: another spelling (D1, D2), and the e-mail verification's other name (D6). */
export const secondAddresses = {
  verifyEmail: '/invoice',
  packages: '/user/pakageList',
  withdrawals: '/user/WithdrawList',
  transfer: '/user/transferList',
  transactions: '/user/transactionsList',
} as const satisfies Partial<Record<AddressedScreen, string>>;

/** Leads on to the sign-in. */
export const rootAddress = '/';

/** Under it lies all that members see; alone it leads on to the dashboard (D9). */
export const memberAddress = '/user';

/** With an account's login behind it: the deposit into an MT5 account, which the specification's routes leave out (D5). */
export const mt5DepositAddress = '/user/manualDepositBankList';

/** The same for a router: any login. */
export const mt5DepositPattern = `${mt5DepositAddress}/:login`;

/** Everybody in both legs: a screen that the specification's routes don't have, and that only some servers can fill (D113). */
export const teamListAddress = '/user/teamList';

/** Has an entry in the menu, but no screen (D3). */
export const singleLegAddress = '/user/singleLeg';

/** Have no screen: they only make Payouts the current entry of the menu (D4). */
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

/** The profile's tab that says where withdrawals go. */
export const withdrawSettingsPath = `${addresses.profile}?tab=withdraw-settings`;

/** The profile's tab where an authenticator is set up. */
export const twoFactorPath = `${addresses.profile}?tab=2fa`;

/** The profile's tab where the security pin is set. */
export const pinSettingsPath = `${addresses.profile}?tab=security-pin`;

/** Where the MT5 account with this login is paid into (D5). */
export const toDepositPath = (login: string) => `${mt5DepositAddress}/${encodeURIComponent(login)}`;

/** A piece of news or a notification in its full list, by its id there; the newest are on the first page. */
export const toArticlePath = {
  news: (id: string) => `${addresses.allNews}#news-${encodeURIComponent(id)}`,
  notification: (id: string) => `${addresses.allNotifications}#notification-${encodeURIComponent(id)}`,
} as const;

/** A withdrawal from one wallet, by its key. */
export const toWithdrawPath = (wallet: string) =>
  `${addresses.withdraw}?wallet=${encodeURIComponent(wallet)}`;

/** The movements of one wallet. */
export const toWalletPath = (wallet: string) =>
  `${addresses.transactions}?wallet=${encodeURIComponent(wallet)}`;

/** The details of an MT5 account, by its login. */
export const toMt5AccountPath = (login: string) =>
  `${addresses.mt5Account}?account=${encodeURIComponent(login)}`;

export type TreeAddress = typeof addresses.directTree | typeof addresses.binaryTree;

/** A tree that begins with a member of the team. */
export const toTreePath = (tree: TreeAddress, username: string) =>
  `${tree}?user=${encodeURIComponent(username)}`;
