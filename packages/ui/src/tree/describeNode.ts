import { formatCount } from '../text/format/money';
import type { NodeFace } from './nodeFace';
import { statusMessages, treeMessages } from './messages';

/** The text of a node for a screen reader: its name, its mark in a word, and what is known of its team. */
export function describeNode({ name, status, branch, below = 0 }: NodeFace): string {
  const isAwaited = branch === 'loading' || branch === 'failed';
  const team = branch !== 'none' && below > 0 ? treeMessages.inTeam(formatCount(below)) : '';
  return [
    name,
    name === statusMessages[status] ? '' : statusMessages[status],
    isAwaited ? treeMessages[branch] : team,
  ]
    .filter(Boolean)
    .join(', ');
}
