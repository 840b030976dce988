import { type RefObject, useLayoutEffect, useRef } from 'react';
import { toPosition } from '../../layout/createLayout';
import { getRowDepth, getDepth, isOpen, getRank } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { GetFace, NodeStatus } from '../../nodeFace';
import type { Camera, View } from '../Camera/camera';
import type { Grid } from '../Camera/grid';
import type { Scene, Leg, NodeLook, ShownLink, ShownNode } from './createScene';
import { Canvas, Dots, dotGap } from './Surface.styles';
import { useMoves } from './useMoves';
import { linkPath } from './links';
import { getSwell, TreeNode } from './TreeNode';
import { fillsSurface, margin, moveLayer } from './paintedLayer';

/** After this time without a zoom step, in ms, the scaled layer is painted sharp. */
const rest = 150;

interface Layer {
  canvas: RefObject<SVGSVGElement | null>;
  world: RefObject<SVGGElement | null>;
}

/**
 * Moves the drawing as a painted layer, because painting lines and names for each frame is too slow. It is
 * painted again when the view leaves its margin, when the scene changes and when a zoom rests.
 */
function usePaintedLayer({ canvas, world }: Layer, camera: Camera, scene: Scene): void {
  const painted = useRef<View>(undefined);
  useLayoutEffect(
    function followCamera() {
      let resting: ReturnType<typeof setTimeout> | undefined;
      // A new scene is painted for the view that it is shown in.
      painted.current = undefined;
      const stop = camera.follow((view) => {
        clearTimeout(resting);
        const before = painted.current;
        if (!canvas.current || !world.current) return;
        if (!before || !fillsSurface(before, view)) {
          painted.current = view;
          paint(canvas.current, world.current, view);
          return;
        }
        const { x, y, across, down } = moveLayer(before, view);
        const isScaled = across !== 1 || down !== 1;
        canvas.current.style.transform = isScaled
          ? `translate(${x}px, ${y}px) scale(${across}, ${down})`
          : `translate(${toDevicePixel(x)}px, ${toDevicePixel(y)}px)`;
        if (isScaled) resting = setTimeout(sharpen, rest);
      });
      function sharpen() {
        painted.current = camera.view();
        if (canvas.current && world.current) paint(canvas.current, world.current, camera.view());
      }
      return () => {
        clearTimeout(resting);
        stop();
      };
    },
    [canvas, world, camera, scene],
  );
}

function paint(canvas: SVGSVGElement, world: SVGGElement, { x, y, k, ky, width, height }: View): void {
  const [left, top] = [x + margin * width, y + margin * height];
  world.setAttribute('transform', `translate(${left} ${top}) scale(${k} ${ky})`);
  canvas.style.transform = 'none';
}

/** A layer between two device pixels would be blurred. */
const toDevicePixel = (value: number) => Math.round(value * devicePixelRatio) / devicePixelRatio;

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
