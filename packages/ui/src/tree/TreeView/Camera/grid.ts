import type { TreeWindow } from '../../layout/visit';
import type { View } from './camera';

/** The view's position and its horizontal scale. */
export type Placement = Pick<View, 'x' | 'y' | 'k'>;

/** Pixels between siblings and between levels before zoom. They grow with the member's text size. */
export interface Grid {
  across: number;
  down: number;
  /** 1rem in pixels. */
  rem: number;
  /** The smallest initial scale. */
  readable: number;
  /** Below this scale members are dots without names. */
  named: number;
  /** From this scale on each member is a card. Absent in a tree of symbols. */
  cards?: number;
  /** The enlargement of symbols and names, to keep them legible where a card would fit. */
  swell: number;
  /** The extent of a node around its position: above and below in levels, and both sides together in rem. */
  reach: { above: number; below: number; wide: number };
  /** The margin around a full tree, in rem. */
  rim: { across: number; top: number; bottom: number };
}

/** `most` is the largest scale. The others are for a tree of symbols. */
export const scales = { most: 2, readable: 0.6, named: 0.45 } as const;

/** The margin around a full tree of symbols, in rem. */
export const rim = { across: 3.5, top: 2.5, bottom: 3.5 } as const;

/** A card in rem, with its top edge `top` above the node's position. */
export const cardBox = { width: 12, height: 6.25, top: 1.25 } as const;

/** The grid at a root font size of `rem` pixels. */
export const getGrid = (rem: number): Grid => ({
  ...{ across: 5.75 * rem, down: 8 * rem, rem, rim, swell: 1 },
  ...{ readable: scales.readable, named: scales.named, reach: { above: 0.15, below: 0.35, wide: 0 } },
});

/** A wider grid that fits a card at each node. */
export const createCardGrid = (rem: number): Grid => ({
  ...{ across: 13 * rem, down: 9.5 * rem, rem, swell: 2, rim: { across: 0.75, top: 2, bottom: 6 } },
  ...{ readable: 0.36, named: 0.3, cards: 0.7, reach: { above: 0.15, below: 0.55, wide: cardBox.width } },
});

/** Whether members are cards at a scale. */
export const hasCards = ({ cards }: Grid, k: number): boolean => cards !== undefined && k >= cards;

/** The visible part of the tree, enlarged on every side by a share of its size. */
export function getWindow(view: View, grid: Grid, more: number): TreeWindow {
  const { x, y, k, ky, width, height } = view;
  const across = k * grid.across;
  const down = ky * grid.down;
  // A node's symbol and name extend beyond its position.
  return {
    left: (-x - more * width) / across - 0.5,
    right: (width - x + more * width) / across + 0.5,
    top: (-y - more * height) / down - grid.reach.below,
    bottom: (height - y + more * height) / down + grid.reach.above,
  };
}

/** Whether one window contains another. */
export const containsWindow = (outer: TreeWindow, inner: TreeWindow): boolean =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** The surface point of a position in the tree. */
export const onSurface = ({ x, y, k, ky }: View, grid: Grid, at: number, depth: number) => ({
  x: x + k * at * grid.across,
  y: y + ky * depth * grid.down,
});
