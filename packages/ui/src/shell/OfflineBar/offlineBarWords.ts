import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const offlineBarWords = catalogue('offlineBarWords', {
  youAreOfflineWhatYou: 'You are offline. What you see may be out of date. Nothing can be sent.',
});
