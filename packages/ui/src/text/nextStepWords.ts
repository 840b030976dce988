import { catalogue } from './catalogue';

/** What an empty place offers as the next step, where several places offer the same. */
export const nextStepWords = catalogue('nextStepWords', {
  shareLink: 'Share your link',
  askSupport: 'Ask support',
  seeRanks: 'See the ranks',
  allNotifications: 'All notifications',
  deposit: 'Deposit',
  livePackages: 'See live packages',
});
