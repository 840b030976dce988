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
  /** A heading, in the specification's words (A §2). */
  community: 'Community Details',
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
  /** A heading: the sum of all wallets. */
  usable: 'You can use now',
  onHold: 'On hold',
  /** Before what they cost. Only packages that run. */
  runningLive: ({ count }: { count: string }) => `In ${count} live ${count === '1' ? 'package' : 'packages'}`,
  runningBots: ({ count }: { count: string }) => `In ${count} ${count === '1' ? 'bot' : 'bots'}`,
  /** What the cancellation of these packages would return, by the server's own quotes. */
  refundOfAll: ({ amount }: { amount: string }) => `You’d get ${amount} if you cancelled today.`,
  refundOfSome: ({ amount, count }: { amount: string; count: string }) =>
    `You’d get ${amount} if you cancelled the ${count} that you can.`,
  cancellationsWaiting: ({ count }: { count: string }) =>
    `${count} ${count === '1' ? 'cancellation is' : 'cancellations are'} waiting.`,
  /** Of all time. Money that is on hold is not taken out yet. */
  sinceJoining: ({
    day,
    putIn,
    takenOut,
    earned,
  }: {
    day: string;
    putIn: string;
    takenOut: string;
    earned: string;
  }) => `Since ${day}: ${putIn} put in, ${takenOut} taken out with fees, ${earned} of bonuses paid.`,
  /** The difference of the first two amounts of that sentence. */
  moreIn: ({ amount }: { amount: string }) => `You’ve put in ${amount} more than you’ve taken out.`,
  moreOut: ({ amount }: { amount: string }) => `You’ve taken out ${amount} more than you put in.`,
  notRefunded: 'Their price isn’t refunded.',
  bonuses: 'Bonuses since you joined',
  /** Next to the bonuses that are not paid yet. */
  paidBonuses: '{amount} paid',
  waitingBonuses: 'Waiting to be paid',
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
