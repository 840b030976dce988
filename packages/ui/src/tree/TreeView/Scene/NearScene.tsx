import { getDepth, isOpen, getRank } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { GetFace } from '../../nodeFace';
import type { Leg, NodeLook, ShownLink, ShownNode } from './createScene';
import type { Grid } from '../Camera/grid';
import { linkPath } from './links';
import { getSwell, TreeNode } from './TreeNode';

const legs: readonly Leg[] = ['plain', 'left', 'right'];

interface NearSceneProps {
  tree: Tree;
  getFace: GetFace;
  grid: Grid;
  toNodeId: (node: number) => string;
  nodes: readonly ShownNode[];
  links: readonly ShownLink[];
  look: NodeLook;
  /** Reverses the drawing's scale when names would be illegible. */
  swell?: string;
}

/** Members with their names. All lines of a leg are one path. */
export function NearScene({ tree, getFace, grid, toNodeId, nodes, links, look, swell }: NearSceneProps) {
  return (
    <>
      {legs.map((leg) => {
        const own = links.filter((link) => link.leg === leg);
        return (
          own.length > 0 && (
            <path
              key={leg}
              className="links"
              data-leg={leg}
              d={own.map((link) => linkPath(link, grid, look === 'card')).join('')}
            />
          )
        );
      })}
      {nodes.map(({ node, at, depth }) => (
        <TreeNode
          key={tree.layout.shape.ids[node]}
          {...getFace(node)}
          id={toNodeId(node)}
          node={node}
          x={at * grid.across}
          y={depth * grid.down}
          grid={grid}
          look={look}
          swell={swell ?? getSwell(look, grid)}
          open={isOpen(tree.layout, node)}
          level={getDepth(tree.layout, node) + 1}
          {...getRank(tree.layout, node)}
          current={node === tree.current}
        />
      ))}
    </>
  );
}
