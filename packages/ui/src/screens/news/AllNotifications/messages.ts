import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const allNotificationsMessages = defineMessages('allNotificationsMessages', {
  allNotifications: 'All Notifications',
  depositsBonusesAndAnswersAre: 'Deposits, bonuses and answers are announced here.',
  nothingArrivedOnTheseDays: 'Nothing arrived on these days.',
});
