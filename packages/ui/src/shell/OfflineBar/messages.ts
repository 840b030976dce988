import { defineMessages } from '../../text/defineMessages';

export const offlineBarMessages = defineMessages('offlineBarMessages', {
  youAreOfflineWhatYou: 'You are offline. What you see may be out of date. Nothing can be sent.',
});
