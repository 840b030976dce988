import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const allNewsMessages = defineMessages('allNewsMessages', {
  allNews: 'All News',
  noneReason: 'Company news will appear here.',
  noneInDates: 'No news in this date range.',
});
