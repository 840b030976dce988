import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const binaryTreeMessages = defineMessages('binaryTreeMessages', {
  leftUser: 'Left user',
  rightUser: 'Right user',
  parent: 'Parent',
  binaryTree: 'Binary Tree',
});
