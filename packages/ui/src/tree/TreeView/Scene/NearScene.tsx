import { depthOf, isOpen, rankOf } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { FaceOf } from '../../nodeFace';
import type { Leg, NodeLook, ShownLink, ShownNode } from './createScene';
import type { Grid } from '../Camera/grid';
import { linkPath } from './links';
import { swellOf, TreeNode } from './TreeNode';

const legs: readonly Leg[] = ['plain', 'left', 'right'];

interface NearSceneProps {
  tree: Tree;
  faceOf: FaceOf;
  grid: Grid;
  idOf: (node: number) => string;
  nodes: readonly ShownNode[];
  links: readonly ShownLink[];
  look: NodeLook;
  /** Undoes the drawing's scale where names would be too small to read. */
  swell?: string;
}

/** Members with their names. All lines of a leg are one path. */
export function NearScene({ tree, faceOf, grid, idOf, nodes, links, look, swell }: NearSceneProps) {
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
          {...faceOf(node)}
          id={idOf(node)}
          node={node}
          x={at * grid.across}
          y={depth * grid.down}
          grid={grid}
          look={look}
          swell={swell ?? swellOf(look, grid)}
          open={isOpen(tree.layout, node)}
          level={depthOf(tree.layout, node) + 1}
          {...rankOf(tree.layout, node)}
          current={node === tree.current}
        />
      ))}
    </>
  );
}
