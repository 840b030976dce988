import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const directTreeMessages = defineMessages('directTreeMessages', {
  directTree: 'Direct Tree',
});
