import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const updateBarWords = catalogue('updateBarWords', {
  aNewerVersionOfThe: 'A newer version of the portal is ready.',
  reload: 'Reload',
});
