import { formatCount } from '../text/format/money';
import type { NodeFace } from './nodeFace';
import { statusMessages } from '../text/columnTitles';
import { treeMessages } from './messages';

/** A node's text for screen readers: its name, its status in a word, and the known data of its team. */
export function describeNode({ name, status, branch, below = 0 }: NodeFace): string {
  const isAwaited = branch === 'loading' || branch === 'failed';
  const team = branch !== 'none' && below > 0 ? treeMessages.inTeam({ count: formatCount(below) }) : '';
  return [
    name,
    name === statusMessages[status] ? '' : statusMessages[status],
    isAwaited ? treeMessages[branch] : team,
  ]
    .filter(Boolean)
    .join(', ');
}
