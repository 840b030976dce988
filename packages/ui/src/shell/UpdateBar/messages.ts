import { defineMessages } from '../../text/defineMessages';

export const updateBarMessages = defineMessages('updateBarMessages', {
  aNewerVersionOfThe: 'A newer version of the portal is ready.',
  reload: 'Reload',
});
