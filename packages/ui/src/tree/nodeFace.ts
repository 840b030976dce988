/** Paid: either flag is 1. Unpaid: both are 0. Unknown: there are no flags. Vacant: the place is free (D94). */
export type NodeStatus = 'paid' | 'unpaid' | 'unknown' | 'vacant';

/** The state of the team below: none, not asked for yet, on its way, refused, or loaded into the shape. */
export type Branch = 'none' | 'unasked' | 'loading' | 'failed' | 'loaded';

/** The data that a node shows in both views. */
export interface NodeFace {
  name: string;
  status: NodeStatus;
  branch: Branch;
  /** The number of members below while they are not shown. Absent if unknown. */
  below?: number | undefined;
  /** The leg of the root on which the node stands, if there are legs. */
  leg?: 'left' | 'right' | undefined;
  /** What its card counts on both legs, where cards are drawn; each is absent if unknown. */
  legs?: { left: number | undefined; right: number | undefined } | undefined;
  /** A line under the name of a vacant card: whose place it is. */
  note?: string | undefined;
}

/** The face of a node by its number. The function stays the same until one of its answers changes. */
export type GetFace = (node: number) => NodeFace;
