import { defineMessages } from './defineMessages';

/** The next step in an empty state, shared by several screens. */
export const nextStepMessages = defineMessages('nextStepMessages', {
  shareLink: 'Share your link',
  askSupport: 'Ask support',
  seeRanks: 'See the ranks',
  allNotifications: 'All notifications',
  deposit: 'Deposit',
  livePackages: 'See live packages',
});
