import { type NamedFigure, formatFigureCount } from '../text/figures/figure';
import type { CountFigure } from '../text/figures/meanings';
import { joinTexts } from '../text/message/joinMessages';
import { statusMessages } from '../text/columnTitles';
import { treeMessages } from './messages';

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

/** The most characters of a name under a node. */
const mostUnder = 12;

/**
 * A name that fits between two nodes, or into `most` characters. The card and the outline show the full name.
 */
export function shortName(name: string, most = mostUnder): string {
  const characters = Array.from(name);
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('')}…`;
}

/**
 * Paid: either flag is 1. Unpaid: both are 0. Unknown: there are no flags. Vacant: the position is free
 * (D94).
 */
export type NodeStatus = 'paid' | 'unpaid' | 'unknown' | 'vacant';

/** The state of the team below: none, not requested yet, loading, failed, or loaded into the shape. */
export type Branch = 'none' | 'unasked' | 'loading' | 'failed' | 'loaded';

/** A node's data in both views. */
export interface NodeFace {
  name: string;
  status: NodeStatus;
  branch: Branch;
  /** The number of hidden members below. Absent if unknown. */
  below?: number | undefined;
  /** The root's leg that contains the node, if there are legs. */
  leg?: 'left' | 'right' | undefined;
  /** The bots of both legs, on its card; each is absent if unknown. */
  legs?: { left: number | undefined; right: number | undefined } | undefined;
  /** The side of its parent on which it hangs, whose colour its link has. Absent in a tree without legs. */
  side?: 'left' | 'right' | undefined;
  /** Two counts on its card, in a tree without legs. */
  counts?: readonly (NamedFigure<CountFigure> & { count: number | undefined })[] | undefined;
  /** A line under the name of a vacant card: whose position it is. */
  note?: string | undefined;
}

/** The face of a node by its number. The function's identity is stable until one of its results changes. */
export type GetFace = (node: number) => NodeFace;
