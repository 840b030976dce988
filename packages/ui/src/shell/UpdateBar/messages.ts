import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const updateBarMessages = defineMessages('updateBarMessages', {
  aNewerVersionOfThe: 'A newer version of the portal is ready.',
  reload: 'Reload',
});
