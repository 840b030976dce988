import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { toPosition } from '../layout/createLayout';
import { getRowDepth, shownCount } from '../layout/family';
import { getBounds } from '../layout/visit';
import type { Tree } from '../model/useTree';
import { scales, type Grid } from './Camera/grid';
import { bringAbove, bringInto, fitTo, startAt } from './Camera/placements';
import { useCamera, type CameraControl } from './Camera/useCamera';
import { wantsStillness } from './Scene/useMoves';

/** How long a move of the view takes, in ms. */
const glide = 240;
/** With more nodes than this, nothing glides. */
const mostGliding = 200;

export interface Drawing extends CameraControl {
  onZoomed: (factor: number) => void;
  onFitted: () => void;
  /** Moves a place to the middle at once. */
  centre: (at: number, depth: number) => void;
  /** Brings a node above what covers the lowest pixels of the drawing. */
  clear: (node: number, covered: number) => void;
  /** Brings a node well into view if it is not there yet. */
  bring: (node: number) => void;
}

/** Starts and moves the view of one tree. */
export function useDrawing(surface: RefObject<HTMLElement | null>, tree: Tree, grid: Grid): Drawing {
  const { layout, version } = tree;
  const control = useCamera(surface, grid, () => getBounds(layout));
  const { camera, zoom } = control;
  const isPlaced = useRef(false);
  const ms = () => (wantsStillness() || shownCount(layout) > mostGliding ? 0 : glide);
  const fitted = () => fitTo(getBounds(layout), camera.view(), grid);
  const bring = (node: number, time: number) => {
    const position = bringInto(camera.view(), grid, toPosition(layout, node), getRowDepth(layout, node));
    if (position) zoom.current?.moveTo(position, time);
  };

  /** Runs when the surface first has a size. */
  const start = useEffectEvent(() => {
    const view = camera.view();
    if (isPlaced.current || view.width === 0) return;
    isPlaced.current = true;
    zoom.current?.moveTo(startAt(layout.rootAt, getBounds(layout), view, grid));
    // The current node comes from the other view and stays the keyboard's place.
    if (tree.current > 0) bring(tree.current, 0);
  });
  useLayoutEffect(
    function placeInitialView() {
      return camera.follow(() => start());
    },
    [camera],
  );

  const { current } = tree;
  const stood = useRef({ id: layout.shape.ids[current], row: getRowDepth(layout, current) });
  /** Who is opened in a grid leaves it for the first row, and stays under the pointer. */
  const stay = useEffectEvent(() => {
    const before = stood.current;
    const now = { id: layout.shape.ids[current], row: getRowDepth(layout, current) };
    stood.current = now;
    if (before.id !== now.id || before.row === now.row) return;
    const { x, y, k, ky } = camera.view();
    zoom.current?.moveTo({ k, x, y: y - (now.row - before.row) * grid.down * ky });
  });
  useLayoutEffect(
    function stayDown() {
      stay();
    },
    [version, current],
  );

  const limit = useEffectEvent(() => zoom.current?.limit(Math.min(grid.named, fitted().k), scales.most));
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
      const position = { x: width / 2 - k * at * grid.across, y: height / 2 - ky * depth * grid.down };
      zoom.current?.moveTo({ k, ...position });
    },
    bring: (node) => bring(node, ms()),
    clear: (node, covered) => {
      const position = bringAbove(
        camera.view(),
        grid,
        toPosition(layout, node),
        getRowDepth(layout, node),
        covered,
      );
      if (position) zoom.current?.moveTo(position, ms());
    },
  };
}
