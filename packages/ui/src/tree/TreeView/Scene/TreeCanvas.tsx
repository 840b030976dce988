import { useLayoutEffect, useRef } from 'react';
import { toPosition } from '../../layout/createLayout';
import { getRowDepth, getDepth, isOpen, getRank } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { GetFace, NodeStatus } from '../../nodeFace';
import type { Camera } from '../Camera/camera';
import type { Scene, Leg, NodeLook, ShownLink, ShownNode } from './createScene';
import type { Grid } from '../Camera/grid';
import { Canvas, Dots, dotGap } from './Surface.styles';
import { useMoves } from './useMoves';
import { usePaintedLayer } from './usePaintedLayer';
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
function NearScene({ tree, getFace, grid, toNodeId, nodes, links, look, swell }: NearSceneProps) {
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

const drawn: readonly NodeStatus[] = ['vacant', 'unknown', 'unpaid', 'paid'];

/** A distant tree, as a few paths for any number of members. */
function FarScene({ scene }: { scene: Extract<Scene, { kind: 'far' }> }) {
  return (
    <>
      <path className="links far" data-leg="plain" d={scene.links} />
      <path className="mass" d={scene.mass} />
      {drawn.map((status) => (
        <g key={status} data-status={status}>
          <path className="dots" d={scene.statuses[status]} />
        </g>
      ))}
    </>
  );
}

interface TreeCanvasProps {
  tree: Tree;
  getFace: GetFace;
  camera: Camera;
  grid: Grid;
  scene: Scene;
  toNodeId: (node: number) => string;
}

/** The rendered part of the tree. It moves as a whole with the camera. */
export function TreeCanvas({ camera, scene, ...shared }: TreeCanvasProps) {
  const { tree, grid } = shared;
  const canvas = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function moveDots() {
      const gap = dotGap * grid.rem;
      return camera.follow(({ x, y }) => {
        if (dots.current) dots.current.style.transform = `translate(${x % gap}px, ${y % gap}px)`;
      });
    },
    [camera, grid],
  );
  usePaintedLayer({ canvas, world }, camera, scene);
  useMoves(world, tree, scene, grid);

  const here = {
    node: tree.current,
    at: toPosition(tree.layout, tree.current),
    depth: getRowDepth(tree.layout, tree.current),
  };
  return (
    <>
      <Dots ref={dots} />
      <Canvas ref={canvas} role="none">
        <g ref={world} role="none">
          {scene.kind === 'near' ? (
            <NearScene {...shared} look={scene.look} nodes={scene.nodes} links={scene.links} />
          ) : (
            <>
              <FarScene scene={scene} />
              <NearScene
                {...shared}
                look="symbol"
                swell={`${1 / scene.k} ${1 / scene.ky}`}
                nodes={[here]}
                links={[]}
              />
            </>
          )}
        </g>
      </Canvas>
    </>
  );
}
