import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const shortenedMessages = defineMessages('shortenedMessages', {
  copiedEnd: ({ kind, ending }: { kind: string; ending: string }) =>
    `Copied: the ${kind} ends with ${ending}.`,
  copyEnd: ({ kind, ending }: { kind: string; ending: string }) =>
    `Copy the ${kind} that ends with ${ending}`,
});
