import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { toPosition } from '../layout/createLayout';
import { getRowDepth, shownCount } from '../layout/family';
import { getBounds } from '../layout/visit';
import type { Tree } from '../model/useTree';
import { scales, type Grid } from './Camera/grid';
import { bringAbove, bringInto, fitTo, startAt } from './Camera/placements';
import { useCamera, type CameraControl } from './Camera/useCamera';
import { wantsStillness } from './Scene/useMoves';

/** The duration of a view move, in ms. */
const glide = 240;
/** With more nodes than this there is no animation. */
const mostGliding = 200;

export interface Drawing extends CameraControl {
  onZoom: (factor: number) => void;
  onFit: () => void;
  /** Centres a position immediately. */
  centre: (at: number, depth: number) => void;
  /** Moves a node above the covered lowest pixels of the drawing. */
  clear: (node: number, covered: number) => void;
  /** Moves a node well into view, if needed. */
  bring: (node: number) => void;
}

/** Initialises and moves the view of one tree. */
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
    // The current node from the other view stays current.
    if (tree.current > 0) bring(tree.current, 0);
  });
  useLayoutEffect(
    function moveToInitialView() {
      return camera.follow(() => start());
    },
    [camera],
  );

  const { current } = tree;
  const stood = useRef({ id: layout.shape.ids[current], row: getRowDepth(layout, current) });
  /** A node that opens in a grid moves to the first row, but stays under the pointer. */
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
    onZoom: (factor) => zoom.current?.zoomBy(factor, ms()),
    onFit: () => zoom.current?.moveTo(fitted(), ms()),
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
