import { defineMessages } from '../../text/defineMessages';

export const clockBarMessages = defineMessages('clockBarMessages', {
  wrongClock: 'Your device’s date or time is wrong. We use the server’s time for dates.',
});
