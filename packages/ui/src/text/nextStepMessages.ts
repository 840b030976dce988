import { defineMessages } from './defineMessages';

/** What an empty place offers as the next step, where several places offer the same. */
export const nextStepMessages = defineMessages('nextStepMessages', {
  shareLink: 'Share your link',
  askSupport: 'Ask support',
  seeRanks: 'See the ranks',
  allNotifications: 'All notifications',
  deposit: 'Deposit',
  livePackages: 'See live packages',
});
