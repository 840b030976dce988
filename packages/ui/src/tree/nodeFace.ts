import type { NamedFigure } from '../text/figures/figure';
import type { CountFigure } from '../text/figures/meanings';
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
