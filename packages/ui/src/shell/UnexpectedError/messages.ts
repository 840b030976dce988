import { defineMessages } from '../../text/defineMessages';

export const unexpectedErrorMessages = defineMessages('unexpectedErrorMessages', {
  reload: 'Reload',
  reason: 'We couldn’t show this page. Reloading it won’t repeat anything you’ve sent.',
});
