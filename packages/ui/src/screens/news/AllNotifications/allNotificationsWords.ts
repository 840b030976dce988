import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const allNotificationsWords = catalogue('allNotificationsWords', {
  allNotifications: 'All Notifications',
  depositsBonusesAndAnswersAre: 'Deposits, bonuses and answers are announced here.',
  nothingArrivedOnTheseDays: 'Nothing arrived on these days.',
});
