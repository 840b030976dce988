import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const allNotificationsMessages = defineMessages('allNotificationsMessages', {
  allNotifications: 'All Notifications',
  depositsBonusesAndAnswersAre: 'Deposits, bonuses and answers are announced here.',
  nothingArrivedOnTheseDays: 'Nothing arrived on these days.',
});
