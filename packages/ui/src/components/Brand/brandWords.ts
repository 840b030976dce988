import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const brandWords = catalogue('brandWords', {
  memberPortal: 'Member Portal',
});
