import type { NodeFace } from './nodeFace';
import { joinTexts } from '../text/message/joinMessages';
import { statusMessages } from '../text/columnTitles';
import { treeMessages } from './messages';
import { formatFigureCount } from '../text/figures/figure';

/** A node's text for screen readers: name, status in a word, side, and the known counts of its team. */
export function describeNode({ name, status, branch, below = 0, leg, legs, note }: NodeFace): string {
  const isAwaited = branch === 'loading' || branch === 'failed';
  const team =
    branch !== 'none' && below > 0 ? treeMessages.inTeam({ count: formatFigureCount('below', below) }) : '';
  const { left, right } = legs ?? {};
  return joinTexts([
    name,
    name === statusMessages[status] ? '' : statusMessages[status],
    note ?? (leg && treeMessages.inLeg[leg]),
    isAwaited ? treeMessages[branch] : team,
    left !== undefined && treeMessages.countLeft({ count: formatFigureCount('nodeLeftBots', left) }),
    right !== undefined && treeMessages.countRight({ count: formatFigureCount('nodeRightBots', right) }),
  ]);
}
