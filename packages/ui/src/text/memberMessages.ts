import { defineMessages } from './defineMessages';

/** The messages of members’ pages outside their screens. The sign-in doesn’t load them. */
export const memberMessages = defineMessages('memberMessages', {
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
