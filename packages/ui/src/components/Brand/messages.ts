import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const brandMessages = defineMessages('brandMessages', {
  memberPortal: 'Member Portal',
});
