import { defineMessages } from './defineMessages';

/**
 * The specification's exact texts, one object for each area. Their spelling is fixed, misspellings included
 * (D104). tools/requirements/messages.test.ts covers each one. Our own messages are in commonMessages.ts.
 */
export { accessTexts, errorTexts } from './visitorMessages';

export const newsTexts = defineMessages('newsTexts', {
  seeAllNotifications: 'See All Notifications',
  myProfile: 'My Profile',
  logout: 'Logout',
  noNotifications: 'No notifications yet !!!',
  dearAssociates: 'Dear Associates,',
  noNews: 'No News Found.',
  usernameCopied: 'Username copy to clipboard successfully.',
});

export const dashboardTexts = defineMessages('dashboardTexts', {
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
});

export const profileTexts = defineMessages('profileTexts', {
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
});

export const kycTexts = defineMessages('kycTexts', {
  complete: 'Please Complete Your KYC !',
  wait: 'Please Wait For KYC Verification.',
  verified: 'KYC Verified successfully.',
  confirmUpload: 'are you sure ? you want to upload your doc.',
  imageTooLarge: 'Image size sholud not be greater than 2MB',
});

export const depositTexts = defineMessages('depositTexts', {
  syncBalance: 'Sync Balance',
  addressCopied: 'Deposit Address copy to clipboard successfully.',
});

export const purchaseTexts = defineMessages('purchaseTexts', {
  self: 'Self',
  otherUser: 'Other user',
  confirmBuy: 'Are You Sure To Buy This Package ?',
  subscribed: 'Package Subscribed Successfully',
  amountOutOfRange: 'Amount Should be b/w range!!!',
  amountNotMultiple: 'Please Enter Amount In Multiple 0f 50',
  paam: 'PAAM',
  live: 'LIVE',
  above: 'Above',
});

export const subscriptionsTexts = defineMessages('subscriptionsTexts', {
  verifyYourAccount: 'Verify Your Account',
  active: 'Active',
  inactive: 'InActive',
  expired: 'Expired',
  cancelled: 'Cancelled',
  cancellationRequested: 'Cancellation Requested',
  invoiceId: 'Invoice ID',
  activationDate: 'Activation Date',
  endDate: 'End Date',
});

export const mt5Texts = defineMessages('mt5Texts', {
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
});

export const withdrawTexts = defineMessages('withdrawTexts', {
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
});

export const transferTexts = defineMessages('transferTexts', {
  transferAmount: 'Transfer Amount',
  clickForTransfer: 'Click for transfer',
  transferTo: 'Transfer To',
  netTransferAmount: 'Net Transfer Amount',
  approved: 'Approved',
  rejected: 'Rejected',
});

export const transactionsTexts = defineMessages('transactionsTexts', {
  filter: 'Filter',
});

export const payoutsTexts = defineMessages('payoutsTexts', {
  fromUsername: 'From Username',
  incomeSource: 'Income Source',
  paid: 'Paid',
  unpaid: 'Unpaid',
});

export const networkTexts = defineMessages('networkTexts', {
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
});

export const ranksTexts = defineMessages('ranksTexts', {
  matchingBotPairs: 'Matching Bot Pairs',
  rank: 'Rank',
  requiredRanks: 'Required rank(s)',
  requiredMatchingBotPairs: 'Required Matching Bot Pairs',
  currentRank: 'Current Rank',
});

export const ticketsTexts = defineMessages('ticketsTexts', {
  raiseTicket: 'Raise Ticket',
  reopenTicket: 'Reopen Ticket',
  selectTicketFromList: 'Select Ticket From List',
  fileTooLarge: 'file size must not be greater than 2Mb',
  new: 'New',
  open: 'Open',
  close: 'Close',
  reopen: 'Reopen',
  others: 'Others',
});
