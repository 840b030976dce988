import { defineMessages } from '../../../text/defineMessages';

export const dashboardMessages = defineMessages('dashboardMessages', {
  account: 'Account',
  totalSubscription: 'Total Subscription',
  liveSubscription: 'Live Subscription',
  subscriptionDate: 'Subscription Date',
  poolLevelBonus: 'Pool Level Bonus',
  matchingBonus: 'Matching Bonus',
  roiBonus: 'ROI Bonus',
  directBonus: 'Direct Bonus',
  royaltyBonus: 'Royalty Bonus',
  community: 'Community',
  totalMatchingPairs: 'Total Matching Pairs',
  totalReferrals: 'Total Referrals',
  paidReferrals: 'Paid Referrals',
  mySponsor: 'My Sponsor',
  dashboard: 'Dashboard',
  /** A button. */
  deposit: 'Deposit',
  purchasePackage: 'Purchase Package',
  welcome: 'Welcome',
  earnings: 'Earnings',
  news: 'News',
  allNews: 'All news',
  notifications: 'Notifications',
  allNotifications: 'All notifications',
  leftReferralLink: 'Left referral link',
  rightReferralLink: 'Right referral link',
  wallets: 'Wallets',
  /** A heading: the total of wallets, holds and packages. */
  everything: 'Everything you have',
  available: 'Available',
  onHold: 'On hold',
  /** What the member's packages cost. */
  invested: 'Invested',
  bonuses: 'Bonuses since you joined',
  withdraw: 'Withdraw',
  welcomeMember: 'Welcome, {username}.',
  lastSignIn: 'Last sign-in: {time}',
  share: { left: 'Share left referral link', right: 'Share right referral link' },
});

/** What is missing from the member's KYC. */
export const kycNoticeMessages = defineMessages('kycNoticeMessages', {
  rejected: 'One of your KYC documents was rejected.',
  rejectedDocument: 'One of your KYC documents was rejected: {document}',
  way: 'Go to KYC',
});
