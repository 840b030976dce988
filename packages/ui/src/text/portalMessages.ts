import { defineMessages } from './defineMessages';

/** The portal's messages outside its screens: toasts, and names missing from the server's data. */
export const portalMessages = defineMessages('portalMessages', {
  /** Follows the screen's name in the document's title. */
  portal: 'Member Portal',
  signedIn: 'You are signed in.',
  emailVerified: 'Your email is verified.',
  passwordChanged: 'Your password is changed.',
  /** Shown when the first step's token has expired after five minutes (T16). */
  stepExpired: 'That took too long. Press Verify to go on where you were.',
  depositFound: 'A new deposit was found.',
  invoiceBlocked: 'Your browser blocked the new tab. Allow pop-ups for this site, then press Invoice again.',
  untitledNews: 'News',
  untitledNotification: 'Notification',
  unnamedMethod: (id: number | string) => `Method ${id}`,
  downlineLevel: 'Level',
  usernameBegins: 'Username begins with',
  sortBy: 'Sorted by',
  teamSorts: {
    'joined-asc': 'Joined, oldest first',
    'level-asc': 'Level, nearest first',
    'level-desc': 'Level, farthest first',
    'sum-desc': 'Bought, most first',
    'sum-asc': 'Bought, least first',
  },
});
