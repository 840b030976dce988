import { defineMessages } from '../../text/defineMessages';

export const unexpectedErrorMessages = defineMessages('unexpectedErrorMessages', {
  reload: 'Reload',
  thePageCouldNotBe: 'The page could not be shown. Nothing that you sent is repeated by loading it again.',
});
