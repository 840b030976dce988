import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const allNotificationsMessages = defineMessages('allNotificationsMessages', {
  allNotifications: 'All Notifications',
  noneReason: 'Messages about your account will appear here.',
  noneInDates: 'No notifications in this date range.',
});
