/**
 * The exact texts of the specification, one object an area, so that a screen loads its own only. Their
 * spelling is fixed, misspellings included (D104): checks/messages.test.ts holds each one. Words of our
 * own stand in words.ts.
 */
export const accessTexts = {
  usernameRequiredAtSignIn: 'username is Required',
  forgotPassword: 'Forgot Password',
  verify: 'Verify',
  signIn: 'Sign In',
  securityPin: 'Security Pin',
  signUp: 'Sign Up',
  agree: 'I agree to Privacy policy & terms',
  noResults: 'No results found',
  available: 'Available',
  notAvailable: 'Not Available',
  emailRequired: 'Email is Required',
  phoneRequired: 'Phone is Required',
  securityPinRequired: 'Security Pin is Required',
  passwordRequired: 'Password is Required',
  nameRequired: 'Name is Required',
  countryRequired: 'Country is Required',
  usernameRequired: 'Username is Required',
  sponsorRequired: 'Sponsor is Required',
  positionRequired: 'Position is Required',
  goToLogin: 'Go to Login',
  lost: "Look like you're lost",
  pageMissing: 'the page you are looking for not avaible!',
  goToHome: 'Go to Home',
  sessionExpired: 'Your session has expired please login again!',
  loggedOut: 'Your Are Logout!!',
  authenticationFailed: 'Authentication Failed. Please Login Again....',
  /** The link before the countdown (D21). */
  requestOtp: 'Request OTP',
  /** Whole seconds (A §4). */
  resendAfter: (seconds: number) => `Resend request after ${seconds} sec`,
} as const;

export const errorTexts = {
  somethingWrongTryAgain: 'Something Went Wrong Please Try Again....',
  somethingWrong: 'Something went wrong.',
  requestFailedTryAgain: 'Request failed please try again',
  requestFailedPleaseLogin: 'Request failed please login again',
  requestFailedLogin: 'Request failed login again',
  itIsUs: "It's us, not you",
  tryAgain: 'Try again',
  unexpected: 'Unexpected Application Error!',
  fieldRequired: 'This Field Is Required.',
  /** `{field} is Required` (A §5, broker setting). */
  required: (field: string) => `${field} is Required`,
} as const;

export const newsTexts = {
  seeAllNotifications: 'See All Notifications',
  myProfile: 'My Profile',
  logout: 'Logout',
  noNotifications: 'No notifications yet !!!',
  dearAssociates: 'Dear Associates,',
  noNews: 'No News Found.',
  usernameCopied: 'Username copy to clipboard successfully.',
} as const;

export const dashboardTexts = {
  receivingWallet: 'Receiving Wallet',
  outGoingWallet: 'Out Going Wallet',
  liveWallet: 'Live Wallet',
  pammWallet: 'Pamm Wallet',
  botBusinessAmount: 'Bot Business Amount',
  poolBusinessAmount: 'Pool Business Amount',
  totalBotBonus: 'Total Bot Bonus',
  totalPoolBonus: 'Total Pool Bonus',
  referralBonus: 'Referral Bonus',
  referralLinkCopied: 'Referral link copy to clipboard successfully.',
} as const;

export const profileTexts = {
  basicInfo: 'Basic Info',
  twoFactorSetting: '2FA Setting',
  password: 'Password',
  securityPin: 'Security Pin',
  authentication: 'Authentication',
  withdrawSettings: 'Withdraw Settings',
  logs: 'Logs',
  passwordMismatch: 'Password not matching with new password',
  pinMismatch: 'Secutity Pin not matching with new Pin',
  setUpPin: 'Please Setup Your Security Pin',
  twoFactorAuthenticator: '2FA Authenticator',
  selectCorrectOption: 'Please Select Correct Option.',
  enableTwoFactor: 'Enable 2FA',
  disableTwoFactor: 'Disable 2FA',
  /** D45. */
  setUpAuthenticator: 'Please Setup Your 2FA Authenticator',
} as const;

export const kycTexts = {
  complete: 'Please Complete Your KYC !',
  wait: 'Please Wait For KYC Verification.',
  verified: 'KYC Verified successfully.',
  confirmUpload: 'are you sure ? you want to upload your doc.',
  imageTooLarge: 'Image size sholud not be greater than 2MB',
} as const;

export const depositTexts = {
  syncBalance: 'Sync Balance',
  addressCopied: 'Deposit Address copy to clipboard successfully.',
} as const;

export const purchaseTexts = {
  self: 'Self',
  otherUser: 'Other user',
  confirmBuy: 'Are You Sure To Buy This Package ?',
  subscribed: 'Package Subscribed Successfully',
  amountOutOfRange: 'Amount Should be b/w range!!!',
  amountNotMultiple: 'Please Enter Amount In Multiple 0f 50',
  paam: 'PAAM',
  live: 'LIVE',
  above: 'Above',
} as const;

export const subscriptionsTexts = {
  verifyYourAccount: 'Verify Your Account',
  active: 'Active',
  inactive: 'InActive',
  expired: 'Expired',
  cancelled: 'Cancelled',
  cancellationRequested: 'Cancellation Requested',
  invoiceId: 'Invoice ID',
  activationDate: 'Activation Date',
  endDate: 'End Date',
} as const;

export const mt5Texts = {
  investorPassword: 'Investor Password',
  updatePassword: 'Update Password',
  viewPassword: 'View Password',
  floatingPl: 'Floating PL',
  marginLevel: 'Margin Level',
  freeMargin: 'Free Margin',
  closedTrade: 'Closed Trade',
  buySell: 'Buy/Sell',
  profitLoss: 'Profit/Loss',
  securityPin: 'SECURITY PIN',
  noDataAvailable: 'No Data Available',
} as const;

export const withdrawTexts = {
  insufficientBalance: 'Insufficient Balance',
  accountDetails: 'Account Details',
  tnxHash: 'Tnx Hash',
  tnxHashScan: 'Tnx Hash Scan',
  amountFrom: 'Amount From',
  amountTo: 'Amount To',
  netAmount: 'Net Amount',
  actionTime: 'Action Time',
  noDataForAction: 'No Data For Action',
  pending: 'Pending',
  completed: 'Completed',
  rejected: 'Rejected',
} as const;

export const transferTexts = {
  transferAmount: 'Transfer Amount',
  clickForTransfer: 'Click for transfer',
  transferTo: 'Transfer To',
  netTransferAmount: 'Net Transfer Amount',
  approved: 'Approved',
} as const;

export const transactionsTexts = {
  filter: 'Filter',
} as const;

export const payoutsTexts = {
  fromUsername: 'From Username',
  incomeSource: 'Income Source',
  paid: 'Paid',
  unpaid: 'Unpaid',
} as const;

export const networkTexts = {
  searchByUserName: 'Search by user name',
  totalSubscription: 'Total Subscription',
  totalBusiness: 'Total Bussiness',
  totalTeam: 'Total Team',
  paidTeam: 'Paid Team',
  sponsor: 'Sponsor',
  totalLeftBots: 'Total Left Bots',
  totalRightBots: 'Total Right Bots',
  totalMatchingBotPairs: 'Total Matching Bot Pairs',
  noDataFound: 'No Data Found',
  noUserFound: 'No User Found',
  noDataAvailable: 'No Data Available',
  downlineUsersForLevel: 'Downline users for level',
  selfBotInvestment: 'Self Bot Investment',
  selfLiveInvestment: 'Self Live Investment',
  selfPoolInvestment: 'Self Pool Investment',
  joiningDate: 'Joining Date',
  totalBotSubscription: 'Total Bot Subscription',
  totalBotTeamBusiness: 'Total Bot Team Business',
  totalPoolSubscription: 'Total Pool Subscription',
  totalPoolTeamBusiness: 'Total Pool Team Business',
} as const;

export const ranksTexts = {
  matchingBotPairs: 'Matching Bot Pairs',
  rank: 'Rank',
  requiredRanks: 'Required rank(s)',
  requiredMatchingBotPairs: 'Required Matching Bot Pairs',
  currentRank: 'Current Rank',
} as const;

export const ticketsTexts = {
  raiseTicket: 'Raise Ticket',
  reopenTicket: 'Reopen Ticket',
  selectTicketFromList: 'Select Ticket From List',
  fileTooLarge: 'file size must not be greater than 2Mb',
  new: 'New',
  open: 'Open',
  close: 'Close',
  reopen: 'Reopen',
  others: 'Others',
} as const;
