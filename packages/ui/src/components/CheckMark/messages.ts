import { defineMessages } from '../../text/defineMessages';

/** Our own words about a name that the server checks. */
export const checkMessages = defineMessages('checkMessages', {
  checking: 'Checking',
  waiting: 'Checked again shortly',
  notChecked: 'Could not be checked',
});
