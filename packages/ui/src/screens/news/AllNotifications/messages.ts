import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const allNotificationsMessages = defineMessages('allNotificationsMessages', {
  allNotifications: 'All Notifications',
  accountMessages: 'Messages about your account appear here.',
  nothingArrivedOnTheseDays: 'Nothing arrived on these days.',
});
