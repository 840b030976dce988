import { defineMessages } from '../../text/defineMessages';

export const checkMessages = defineMessages('checkMessages', {
  checking: 'Checking',
  waiting: 'We’ll check again shortly',
  notChecked: 'Couldn’t check',
});
