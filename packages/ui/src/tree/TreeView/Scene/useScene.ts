import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Tree } from '../../model/useTree';
import type { GetFace } from '../../nodeFace';
import type { Camera } from '../Camera/camera';
import { createScene, isSceneCurrent, type Scene } from './createScene';
import type { Grid } from '../Camera/grid';

/** The scene for the camera's view. It is selected again only when the view leaves it. */
export function useScene(tree: Tree, getFace: GetFace, camera: Camera, grid: Grid): Scene {
  const { layout, version } = tree;
  const [view, setView] = useState(camera.view);
  const scene = useMemo(
    () => createScene(layout, getFace, view, grid),
    // The layout is mutated in place, so its version tracks changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [layout, version, getFace, view, grid],
  );
  const shown = useRef(scene);
  useLayoutEffect(function keepShown() {
    shown.current = scene;
  });
  useLayoutEffect(
    function followCamera() {
      return camera.follow((now) => {
        if (now.width > 0 && !isSceneCurrent(shown.current, now, grid)) setView(now);
      });
    },
    [camera, grid],
  );
  return scene;
}
