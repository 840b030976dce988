import { defineMessages } from './defineMessages';

export const noImageMessages = defineMessages('noImageMessages', {
  notShown: 'Image not available',
});
