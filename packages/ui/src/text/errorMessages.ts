import { defineMessages } from './defineMessages';

/** Messages about errors. */
export const errorMessages = defineMessages('errorMessages', {
  /** Precedes the id of the failed call for support. */
  reference: 'Reference:',
  whatFailed: 'Our server didn’t respond properly. “Try again” reloads the page without sending anything.',
  failedAgain: 'Still not working? Try one of these:',
  stay: 'Stay on this page',
});
