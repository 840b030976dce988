import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { placeOf } from '../layout/createLayout';
import { depthOf, shownCount } from '../layout/family';
import { boundsOf } from '../layout/visit';
import type { Tree } from '../model/useTree';
import { scales, type Grid } from './grid';
import { bringInto, fitTo, startAt } from './placements';
import { useCamera, type CameraControl } from './useCamera';
import { wantsStillness } from './useMoves';

/** Milliseconds of a move of the view. */
const glide = 240;
/** With more nodes than this nothing glides. */
const mostGliding = 200;

export interface Drawing extends CameraControl {
  onZoomed: (factor: number) => void;
  onFitted: () => void;
  /** Brings a place into the middle, at once. */
  centre: (at: number, depth: number) => void;
  /** Brings a node well into view, where it is not. */
  bring: (node: number) => void;
}

/** The view of one tree: how it starts, and the ways in which it moves. */
export function useDrawing(surface: RefObject<HTMLElement | null>, tree: Tree, grid: Grid): Drawing {
  const { layout, version } = tree;
  const control = useCamera(surface, grid, () => boundsOf(layout));
  const { camera, zoom } = control;
  const isPlaced = useRef(false);
  const ms = () => (wantsStillness() || shownCount(layout) > mostGliding ? 0 : glide);
  const fitted = () => fitTo(boundsOf(layout), camera.view(), grid);
  const bring = (node: number, time: number) => {
    const place = bringInto(camera.view(), grid, placeOf(layout, node), depthOf(layout, node));
    if (place) zoom.current?.moveTo(place, time);
  };

  /** The first time that the surface has a size. */
  const start = useEffectEvent(() => {
    const view = camera.view();
    if (isPlaced.current || view.width === 0) return;
    isPlaced.current = true;
    const whole = fitted();
    zoom.current?.moveTo(whole.k >= scales.readable ? whole : startAt(layout.rootAt, view, grid));
    // From the other view: the keyboard's place is kept.
    if (tree.current > 0) bring(tree.current, 0);
  });
  useLayoutEffect(
    function placeFirst() {
      return camera.follow(() => start());
    },
    [camera],
  );

  const limit = useEffectEvent(() => zoom.current?.limit(Math.min(scales.named, fitted().k), scales.most));
  useLayoutEffect(
    function limitZoom() {
      limit();
    },
    [version, grid],
  );

  return {
    ...control,
    onZoomed: (factor) => zoom.current?.zoomBy(factor, ms()),
    onFitted: () => zoom.current?.moveTo(fitted(), ms()),
    centre: (at, depth) => {
      const { width, height, k, ky } = camera.view();
      const place = { x: width / 2 - k * at * grid.across, y: height / 2 - ky * depth * grid.down };
      zoom.current?.moveTo({ k, ...place });
    },
    bring: (node) => bring(node, ms()),
  };
}
