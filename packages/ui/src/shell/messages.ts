import { defineMessages } from '../text/defineMessages';

/** Our own words. */
export const navigationMessages = defineMessages('navigationMessages', {
  dashboard: 'Dashboard',
  finance: 'Finance',
  deposit: 'Deposit',
  subscription: 'Subscription',
  purchasePackage: 'Purchase Package',
  subscriptionHistory: 'Subscription History',
  liveTrading: 'Live trading',
  livePackages: 'Live Packages',
  liveHistory: 'Live History',
  generation: 'Generation',
  transactions: 'Transactions',
  payouts: 'Payouts',
  withdraw: 'Withdraw',
  withdrawHistory: 'Withdraw History',
  communityView: 'Community View',
  binaryTree: 'Binary Tree',
  directTree: 'Direct Tree',
  singleLeg: 'Single Leg',
  directReferralBusiness: 'Direct Referral Business',
  totalDownlineBusiness: 'Total Downline Business',
  rankDetails: 'Rank Details',
  royaltyDetails: 'Royalty Details',
  support: 'Support',
  kyc: 'KYC',
});
