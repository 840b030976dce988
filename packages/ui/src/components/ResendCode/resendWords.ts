import { catalogue } from '../../text/catalogue';

/** Our own words beside the exact ones of the count-down. */
export const resendWords = catalogue('resendWords', {
  noneUntil: (when: string) => `No more codes until ${when}.`,
});
