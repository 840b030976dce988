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
import { Canvas } from './Surface.styles';
import { useMoves } from './useMoves';

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
  useLayoutEffect(
    function moveWorld() {
      return camera.follow(({ x, y, k, ky }) => {
        world.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k} ${ky})`);
        if (canvas.current) canvas.current.style.backgroundPosition = `${x}px ${y}px`;
      });
    },
    [camera],
  );
  useMoves(world, tree, scene, grid);

  const here = {
    node: tree.current,
    at: toPosition(tree.layout, tree.current),
    depth: getRowDepth(tree.layout, tree.current),
  };
  return (
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
  );
}
