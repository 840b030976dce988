import { defineMessages } from './defineMessages';

/** Messages about errors. */
export const errorMessages = defineMessages('errorMessages', {
  /** Precedes the id of the failed call for support. */
  reference: 'Reference:',
  whatFailed: 'Our server did not answer as it should. Try again reloads the page and sends nothing.',
  failedAgain: 'It has failed before. You can also go on elsewhere:',
  stay: 'Stay on this page',
});
