import { defineMessages } from './defineMessages';

/** The next step in an empty state, shared by several screens. */
export const nextStepMessages = defineMessages('nextStepMessages', {
  shareLink: 'Share your link',
  askSupport: 'Contact support',
  seeRanks: 'See the ranks',
  seePayouts: 'See your payouts',
  allNotifications: 'All notifications',
  /** A button, a verb. */
  deposit: 'Deposit',
  livePackages: 'See live packages',
  dashboard: 'Go to your dashboard',
});
