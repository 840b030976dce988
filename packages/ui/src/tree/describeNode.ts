import { formatCount } from '../text/format/money';
import type { NodeFace } from './nodeFace';
import { markWords, treeWords } from './treeWords';

/** The text of a node for a screen reader: its name, its mark in a word, and what is known of its team. */
export function describeNode({ name, mark, branch, below = 0 }: NodeFace): string {
  const isAwaited = branch === 'loading' || branch === 'failed';
  const team = branch !== 'none' && below > 0 ? treeWords.inTeam(formatCount(below)) : '';
  return [name, name === markWords[mark] ? '' : markWords[mark], isAwaited ? treeWords[branch] : team]
    .filter(Boolean)
    .join(', ');
}
