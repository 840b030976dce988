import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const shortenedMessages = defineMessages('shortenedMessages', {
  copiedEnd: (kind: string, end: string) => `Copied: the ${kind} ends with ${end}.`,
  copyEnd: (kind: string, end: string) => `Copy the ${kind} that ends with ${end}`,
});
