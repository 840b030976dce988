/** Paid: either flag is 1; unpaid: they are 0; unknown: there are none; vacant: nobody stands here (D94). */
export type NodeMark = 'paid' | 'unpaid' | 'unknown' | 'vacant';

/** What is known of who stands below: nobody, not asked for yet, on its way, refused, or the nodes of the shape. */
export type Branch = 'none' | 'unasked' | 'loading' | 'failed' | 'loaded';

/** What a node shows of itself in either view. */
export interface NodeFace {
  name: string;
  mark: NodeMark;
  branch: Branch;
  /** Members below it, while they are not shown; absent: not known. */
  below?: number | undefined;
  /** On which leg of the root it stands, where there are legs. */
  leg?: 'left' | 'right' | undefined;
}

/** The face of a node, by its number. The same function as long as nothing that it says has changed. */
export type FaceOf = (node: number) => NodeFace;
