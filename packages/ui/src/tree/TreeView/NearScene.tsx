import { isOpen, rankOf } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { FaceOf } from '../nodeFace';
import type { ShownLink, ShownNode, Leg } from './createScene';
import type { Grid } from './grid';
import { linkPath } from './links';
import { TreeNode } from './TreeNode';

const legs: readonly Leg[] = ['plain', 'left', 'right'];

interface NearSceneProps {
  tree: Tree;
  faceOf: FaceOf;
  grid: Grid;
  idOf: (node: number) => string;
  nodes: readonly ShownNode[];
  links: readonly ShownLink[];
  /** Undoes the drawing's scale, where that is too small to be read. */
  swell?: string;
}

/** Members with their names; all lines of a leg are one path. */
export function NearScene({ tree, faceOf, grid, idOf, nodes, links, swell }: NearSceneProps) {
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
              d={own.map((link) => linkPath(link, grid)).join('')}
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
          swell={swell}
          open={isOpen(tree.layout, node)}
          level={depth + 1}
          {...rankOf(tree.layout, node)}
          current={node === tree.current}
        />
      ))}
    </>
  );
}
