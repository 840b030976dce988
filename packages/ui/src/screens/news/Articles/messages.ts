import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const articlesMessages = defineMessages('articlesMessages', {
  untitled: 'Untitled',
  unread: 'Unread',
});
