import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const binaryTreeMessages = defineMessages('binaryTreeMessages', {
  leftUser: 'Left user',
  rightUser: 'Right user',
  parent: 'Parent',
  binaryTree: 'Binary Tree',
});
