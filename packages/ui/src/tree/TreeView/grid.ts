import type { TreeWindow } from '../layout/visit';
import type { View } from './camera';

/** A place of the view, and its scale across. */
export type Placement = Pick<View, 'x' | 'y' | 'k'>;

/** Pixels between two siblings and between two levels, before any zoom: they grow with the member's text. */
export interface Grid {
  across: number;
  down: number;
  /** 1rem. */
  rem: number;
}

/** The grid at a root font size of `rem` pixels. */
export const gridOf = (rem: number): Grid => ({ across: 5.75 * rem, down: 8 * rem, rem });

/** `most`: the largest; below `readable` no tree is shown at first; below `named` there are dots and no names. */
export const scales = { most: 2, readable: 0.6, named: 0.45 } as const;

/** Free space around a tree that is shown whole, in rem. */
export const rim = { across: 3.5, top: 2.5, bottom: 3.5 } as const;

/** What a view shows, and a share of its size more on every side. */
export function windowOf(view: View, grid: Grid, more: number): TreeWindow {
  const { x, y, k, ky, width, height } = view;
  const across = k * grid.across;
  const down = ky * grid.down;
  // A node's mark and name reach beyond its place.
  return {
    left: (-x - more * width) / across - 0.5,
    right: (width - x + more * width) / across + 0.5,
    top: (-y - more * height) / down - 0.35,
    bottom: (height - y + more * height) / down + 0.15,
  };
}

/** Whether one window holds another. */
export const holds = (outer: TreeWindow, inner: TreeWindow): boolean =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** Where a place of the tree stands on the surface. */
export const onSurface = ({ x, y, k, ky }: View, grid: Grid, at: number, depth: number) => ({
  x: x + k * at * grid.across,
  y: y + ky * depth * grid.down,
});
