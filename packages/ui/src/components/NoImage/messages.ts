import { defineMessages } from '../../text/defineMessages';

export const noImageMessages = defineMessages('noImageMessages', {
  notShown: 'Image not available',
});
