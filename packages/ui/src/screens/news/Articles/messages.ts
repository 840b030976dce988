import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const articlesMessages = defineMessages('articlesMessages', {
  untitled: 'Untitled',
  unread: 'Unread',
});
