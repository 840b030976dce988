import { useLayoutEffect, useRef } from 'react';
import { toPosition } from '../../layout/createLayout';
import { getRowDepth } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { GetFace } from '../../nodeFace';
import type { Camera } from '../Camera/camera';
import type { Scene } from './createScene';
import { FarScene } from './FarScene';
import type { Grid } from '../Camera/grid';
import { NearScene } from './NearScene';
import { Canvas, Dots, dotGap } from './Surface.styles';
import { useMoves } from './useMoves';
import { usePaintedLayer } from './usePaintedLayer';

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
