import { defineMessages } from './defineMessages';

/** Our own words where something failed. */
export const errorMessages = defineMessages('errorMessages', {
  /** Before what support finds the call by. */
  reference: 'Reference:',
  whatFailed: 'Our server did not answer as it should. Try again reloads the page and sends nothing.',
  failedAgain: 'It has failed before. You can also go on elsewhere:',
  stay: 'Stay on this page',
});
