import { defineMessages } from '../../text/defineMessages';

export const brandMessages = defineMessages('brandMessages', {
  memberPortal: 'Member Portal',
});
