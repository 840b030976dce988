import { memo } from 'react';
import { formatCount } from '../../text/format/money';
import { describeNode } from '../describeNode';
import type { NodeFace } from '../nodeFace';
import { shortName } from '../shortName';
import type { Grid } from './grid';
import { markPath } from './markPath';

export interface TreeNodeProps extends NodeFace {
  /** Of the element: what the drawing's focus points to. */
  id: string;
  node: number;
  /** Pixels of the drawing. */
  x: number;
  y: number;
  grid: Grid;
  /** An SVG scale that undoes the drawing's, where that is too small to be read. */
  swell?: string | undefined;
  open: boolean;
  level: number;
  place: number;
  siblings: number;
  /** The keyboard is here. */
  current: boolean;
}

/** One member of the drawing: a mark, filled while its team is shown, and the name under it. */
export const TreeNode = memo(function TreeNode(props: TreeNodeProps) {
  const { id, node, x, y, grid, swell, open, level, place, siblings, current, ...face } = props;
  const { rem } = grid;
  const canOpen = face.branch !== 'none';
  const isHidden = face.branch === 'unasked' || (face.branch === 'loaded' && !open);
  const hasMore = isHidden && face.below !== undefined && face.below > 0;
  return (
    <g
      role="none"
      data-node={node}
      data-mark={face.mark}
      data-branch={face.branch}
      data-open={open}
      transform={placed(x, y, swell)}
    >
      <g
        id={id}
        role="treeitem"
        aria-label={describeNode(face)}
        aria-level={level}
        aria-posinset={place}
        aria-setsize={siblings}
        aria-expanded={canOpen ? open : undefined}
        aria-selected={current}
        aria-busy={face.branch === 'loading' || undefined}
      >
        {current && <circle className="ring" r={0.9 * rem} />}
        <path className="mark" d={markPath(face.mark, 0.6 * rem)} />
        {face.branch === 'loading' && <circle className="wait" r={0.95 * rem} />}
        {face.branch === 'failed' && (
          <path className="fault" d={`M${0.8 * rem} ${-1.1 * rem}v${0.5 * rem}m0 ${0.3 * rem}v.01`} />
        )}
      </g>
      {/* Beside the item, whose own name is whole, and says the figure in words. */}
      <text aria-hidden="true" y={1.5 * rem}>
        {shortName(face.name)}
      </text>
      {hasMore && (
        <text className="more" aria-hidden="true" y={2.4 * rem}>
          +{formatCount(face.below)}
        </text>
      )}
    </g>
  );
});

/** Where a node stands, as an SVG transform. */
export const placed = (x: number, y: number, swell?: string): string =>
  `translate(${x} ${y})${swell === undefined ? '' : ` scale(${swell})`}`;
