import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const binaryTreeWords = catalogue('binaryTreeWords', {
  leftUser: 'Left user',
  rightUser: 'Right user',
  parent: 'Parent',
  binaryTree: 'Binary Tree',
});
