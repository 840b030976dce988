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
  left: 'Left',
  right: 'Right',
  dashboard: 'Dashboard',
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
  welcomeBack: 'Welcome back, {username}.',
  lastLogin: 'Last login {time}',
  share: { left: 'Share left referral link', right: 'Share right referral link' },
});

/** What the KYC lacks. */
export const kycNoticeMessages = defineMessages('kycNoticeMessages', {
  rejected: 'One of your KYC documents was rejected.',
  rejectedDocument: 'One of your KYC documents was rejected:',
  way: 'Go to KYC',
});
