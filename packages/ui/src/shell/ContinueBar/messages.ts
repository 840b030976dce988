import { defineMessages } from '../../text/defineMessages';

export const continueBarMessages = defineMessages('continueBarMessages', {
  whereYouWere: 'Where you were',
  no: 'No',
  continueTo: (title: string) => `Continue: ${title}`,
});
