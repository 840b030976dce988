import { defineMessages } from '../../text/defineMessages';

export const continueBarMessages = defineMessages('continueBarMessages', {
  whereYouWere: 'Where you left off',
  no: 'Dismiss',
  continueTo: ({ title }: { title: string }) => `Continue: ${title}`,
});
