import { defineMessages } from '../../text/defineMessages';

/** Our own words beside the exact ones of the count-down. */
export const resendMessages = defineMessages('resendMessages', {
  noneUntil: (when: string) => `No more codes until ${when}.`,
});
