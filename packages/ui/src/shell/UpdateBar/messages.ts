import { defineMessages } from '../../text/defineMessages';

export const updateBarMessages = defineMessages('updateBarMessages', {
  newVersion: 'A new version of the portal is ready.',
  newSettings: 'The portal has changed. Reload to see the changes.',
  reload: 'Reload',
});
