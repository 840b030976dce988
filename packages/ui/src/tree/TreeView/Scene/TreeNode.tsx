import { memo } from 'react';
import { describeNode, type NodeFace } from '../../nodeFace';
import type { Grid } from '../Camera/grid';
import { CardFace, CardText } from './CardFace';
import type { NodeLook } from './createScene';
import { StatusFace, StatusText } from './StatusFace';

export interface TreeNodeProps extends NodeFace {
  /** The element's id, for aria-activedescendant. */
  id: string;
  node: number;
  /** The position in pixels of the drawing. */
  x: number;
  y: number;
  grid: Grid;
  look: NodeLook;
  /** An SVG scale that enlarges illegible parts. */
  swell?: string | undefined;
  open: boolean;
  level: number;
  position: number;
  siblings: number;
  /** The node is the keyboard's current one. */
  current: boolean;
}

/**
 * One member of the drawing: a symbol with its name, or a card. The symbol is filled while the team is shown.
 */
export const TreeNode = memo(function TreeNode(props: TreeNodeProps) {
  const { id, node, x, y, grid, look, swell, open, level, position, siblings, current, ...face } = props;
  const { rem } = grid;
  const canOpen = face.branch !== 'none';
  const [Face, Text] = look === 'card' ? [CardFace, CardText] : [StatusFace, StatusText];
  return (
    <g
      role="none"
      className={look}
      data-node={node}
      data-status={face.status}
      data-branch={face.branch}
      data-open={open}
      transform={placed(x, y, swell)}
    >
      <g
        id={id}
        role="treeitem"
        aria-label={describeNode(face)}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        aria-expanded={canOpen ? open : undefined}
        aria-selected={current}
        aria-busy={face.branch === 'loading' || undefined}
      >
        <Face face={face} rem={rem} current={current} />
      </g>
      {/* Outside the item, because its accessible name already contains the figure. */}
      <Text face={face} rem={rem} open={open} />
    </g>
  );
});

/** The position of a node as an SVG transform. */
export const placed = (x: number, y: number, swell?: string): string =>
  `translate(${x} ${y})${swell === undefined ? '' : ` scale(${swell})`}`;

/** The scale of symbols in a grid that fits cards. A card has its own size. */
export const getSwell = (look: NodeLook, { swell }: Grid): string | undefined =>
  look === 'card' || swell === 1 ? undefined : String(swell);
