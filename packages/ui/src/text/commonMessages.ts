import { defineMessages } from './defineMessages';

/** Messages that the specification doesn't define. Its exact texts are in messages.ts. */
export const commonMessages = defineMessages('commonMessages', {
  loading: 'Loading',
  refreshing: 'Refreshing',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notAllowedHere: 'Not allowed here:',
  space: 'space',
  atMost: ({ limit }: { limit: number }) => `Up to ${limit} characters`,
  zeroLeftOut: ({ code }: { code: string }) => `You don’t need the 0 after ${code}, so we removed it.`,
  /** The name of a table without a caption, for screen readers. */
  table: 'Table',
  documentsIn: ({ sent, required }: { sent: number; required: number }) =>
    required === 1 ? `We have ${sent} of 1 document.` : `We have ${sent} of ${required} documents.`,
  noCodePasted: ({ length }: { length: number }) =>
    `We couldn’t find a ${length}-digit code in what you pasted. Type the code instead.`,
  shownOf: ({ shown, total }: { shown: string; total: string }) => `${shown} of ${total}`,
  showMore: ({ count }: { count: number }) => `Show ${count} more`,
  imageNotShown: 'Image not available',
  digitPosition: ({ index, count }: { index: number; count: number }) => `digit ${index} of ${count}`,
});
