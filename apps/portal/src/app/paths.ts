/** The addresses that the portal itself goes to. */
export const paths = {
  root: '/',
  login: '/login',
  verifyEmail: '/verifyEmail',
  newUsername: '/newUsername',
  dashboard: '/user/dashboard',
  subscriptions: '/user/subscriptionHistory',
  liveSubscriptions: '/user/poolsubscriptionHistory',
  withdrawals: '/user/manualWithdrawList',
  transactions: '/user/transactions',
  allNotifications: '/user/notificationAll',
  tickets: '/user/chat',
} as const;

/** Where an MT5 account is paid into (D5). */
export const depositPathOf = (login: string) => `/user/manualDepositBankList/${encodeURIComponent(login)}`;

/** Screens by name; several routes may show one (D1, D2, D5). */
export type ScreenName =
  | 'login'
  | 'register'
  | 'verifyEmail'
  | 'newUsername'
  | 'dashboard'
  | 'profile'
  | 'kyc'
  | 'deposit'
  | 'packages'
  | 'livePackages'
  | 'subscriptions'
  | 'liveSubscriptions'
  | 'mt5Account'
  | 'withdraw'
  | 'withdrawals'
  | 'transfer'
  | 'transactions'
  | 'payouts'
  | 'directTree'
  | 'binaryTree'
  | 'downline'
  | 'directReferrals'
  | 'rank'
  | 'royalty'
  | 'tickets'
  | 'allNews'
  | 'allNotifications';

export interface RouteRecord {
  path: string;
  screen: ScreenName;
  /** Of the document. */
  title: string;
}

/** For visitors (A §2). `/` leads to /login; /invoice is the e-mail verification's other address (D6). */
export const visitorRoutes: readonly RouteRecord[] = [
  { path: paths.login, screen: 'login', title: 'Sign In' },
  { path: '/register', screen: 'register', title: 'Register' },
  { path: paths.verifyEmail, screen: 'verifyEmail', title: 'Verify Email' },
  { path: '/invoice', screen: 'verifyEmail', title: 'Verify Email' },
  { path: paths.newUsername, screen: 'newUsername', title: 'New Account' },
];

/** For members: A §2 and B §2, with both spellings (D1, D2) and the MT5 deposit (D5). */
export const memberRoutes: readonly RouteRecord[] = [
  { path: paths.dashboard, screen: 'dashboard', title: 'Dashboard' },
  { path: '/user/profile', screen: 'profile', title: 'My Profile' },
  { path: '/user/kyc', screen: 'kyc', title: 'KYC' },
  { path: '/user/manualDepositList', screen: 'deposit', title: 'Deposit' },
  { path: '/user/manualDepositBankList/:login', screen: 'deposit', title: 'Deposit' },
  { path: '/user/packageList', screen: 'packages', title: 'Purchase Package' },
  { path: '/user/pakageList', screen: 'packages', title: 'Purchase Package' },
  { path: '/user/poolpackageList', screen: 'livePackages', title: 'Live Packages' },
  { path: paths.subscriptions, screen: 'subscriptions', title: 'Subscription History' },
  { path: paths.liveSubscriptions, screen: 'liveSubscriptions', title: 'Live History' },
  { path: '/user/mt5Account', screen: 'mt5Account', title: 'MT5 Account' },
  { path: '/user/manualWithdraw', screen: 'withdraw', title: 'Withdraw' },
  { path: paths.withdrawals, screen: 'withdrawals', title: 'Withdraw History' },
  { path: '/user/WithdrawList', screen: 'withdrawals', title: 'Withdraw History' },
  { path: '/user/transfer', screen: 'transfer', title: 'Transfer' },
  { path: '/user/transferList', screen: 'transfer', title: 'Transfer' },
  { path: paths.transactions, screen: 'transactions', title: 'Transactions' },
  { path: '/user/transactionsList', screen: 'transactions', title: 'Transactions' },
  { path: '/user/payouts', screen: 'payouts', title: 'Payouts' },
  { path: '/user/directList', screen: 'directTree', title: 'Direct Tree' },
  { path: '/user/binaryList', screen: 'binaryTree', title: 'Binary Tree' },
  { path: '/user/downlineDetails', screen: 'downline', title: 'Total Downline Business' },
  { path: '/user/direct', screen: 'directReferrals', title: 'Direct Referral Business' },
  { path: '/user/rankDetails', screen: 'rank', title: 'Rank Details' },
  { path: '/user/salary', screen: 'royalty', title: 'Royalty Details' },
  { path: paths.tickets, screen: 'tickets', title: 'Support' },
  { path: '/user/newsAll', screen: 'allNews', title: 'All News' },
  { path: paths.allNotifications, screen: 'allNotifications', title: 'All Notifications' },
];
