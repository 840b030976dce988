import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const continueBarMessages = defineMessages('continueBarMessages', {
  whereYouWere: 'Where you were',
  no: 'No',
  continueTo: (title: string) => `Continue: ${title}`,
});
