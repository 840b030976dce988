import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const directTreeMessages = defineMessages('directTreeMessages', {
  directTree: 'Direct Tree',
});
