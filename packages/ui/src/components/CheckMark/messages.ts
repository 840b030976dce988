import { defineMessages } from '../../text/defineMessages';

export const checkMessages = defineMessages('checkMessages', {
  checking: 'Checking',
  waiting: 'Checked again shortly',
  notChecked: 'Could not be checked',
});
