import { defineMessages } from '../../text/defineMessages';

export const offlineBarMessages = defineMessages('offlineBarMessages', {
  offline:
    'You’re offline. What you see may be out of date, and nothing can be sent until you’re back online.',
});
