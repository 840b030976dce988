import { defineMessages } from './defineMessages';

/** The portal's messages outside its screens: toasts, and names missing from the server's data. */
export const portalMessages = defineMessages('portalMessages', {
  /** Follows the screen's name in the document's title. */
  portal: 'Member Portal',
  signedIn: 'You’re signed in.',
  emailVerified: 'Your email is verified.',
  passwordChanged: 'Your password was changed.',
  /** Confirms a write whose answer has no words. */
  done: 'Done.',
  /** Shown when the first step's token has expired after five minutes (T16). */
  stepExpired: 'This step timed out. Press “Verify” to continue.',
  depositFound: 'We found a new deposit.',
  invoiceBlocked:
    'Your browser blocked the new tab. Allow pop-ups for this site, then press “Invoice” again.',
  untitledNews: 'News',
  untitledNotification: 'Notification',
  unnamedMethod: ({ id }: { id: number | string }) => `Method ${id}`,
  downlineLevel: 'Level',
  usernameBegins: 'Username starts with',
  sortBy: 'Sorted by',
  nameOrUsername: 'Name or username',
  referralSorts: {
    'joined-desc': 'Newest first',
    'joined-asc': 'Oldest first',
    'team-desc': 'Team business',
    'own-desc': 'Own purchases',
  },
  teamSorts: {
    'joined-asc': 'Joined, oldest first',
    'level-asc': 'Level, closest first',
    'level-desc': 'Level, farthest first',
    'sum-desc': 'Purchases, highest first',
    'sum-asc': 'Purchases, lowest first',
  },
});
