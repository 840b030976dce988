import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const articlesWords = catalogue('articlesWords', {
  untitled: 'Untitled',
  unread: 'Unread',
});
