import type { TreeLayout } from '../../layout/createLayout';
import { sketch } from '../../layout/sketch';
import { getBounds, type TreeWindow } from '../../layout/visit';
import type { View } from '../Camera/camera';
import { getWindow, type Grid } from '../Camera/grid';

/** The minimap's own sizes, in pixels. */
export const minimap = { width: 160, height: 56, rim: 8 } as const;

/** Maps a tree position to the minimap. */
export interface MinimapScale {
  across: number;
  down: number;
  left: number;
  top: number;
  /** The extent of the tree. */
  bounds: TreeWindow;
}

/** Fits the full tree. Each direction has its own scale, because teams are far wider than deep. */
export function minimapScale(layout: TreeLayout): MinimapScale {
  const bounds = getBounds(layout);
  const { left, right, bottom } = bounds;
  const free = { width: minimap.width - 2 * minimap.rim, height: minimap.height - 2 * minimap.rim };
  const across = Math.min(12, free.width / Math.max(1, right - left));
  const down = Math.min(20, free.height / Math.max(1, bottom));
  return {
    across,
    down,
    left: minimap.width / 2 - ((left + right) / 2) * across,
    top: minimap.height / 2 - (bottom / 2) * down,
    bounds,
  };
}

/** The full tree as one path of dots and strokes. */
export function minimapPath(layout: TreeLayout, scale: MinimapScale): string {
  const { across, down, left, top } = scale;
  const x = (at: number) => Math.round((left + at * across) * 10) / 10;
  const y = (depth: number) => Math.round((top + depth * down) * 10) / 10;
  let path = '';
  sketch(layout, getBounds(layout), {
    across,
    down,
    finest: 2,
    node: (_node, at, depth) => {
      path += `M${x(at)} ${y(depth)}h0`;
    },
    stroke: (at, depth, levels) => {
      path += `M${x(at)} ${y(depth)}V${y(depth + levels - 1)}`;
    },
  });
  return path;
}

/** The visible part of the tree as a box inside the minimap, and whether it is the full tree. */
export function seenBox(view: View, scale: MinimapScale, grid: Grid) {
  const { left, right, top, bottom } = getWindow(view, grid, 0);
  const { bounds } = scale;
  const inside = (value: number, most: number) => Math.min(Math.max(value, 2), most - 2);
  const x = inside(scale.left + left * scale.across, minimap.width - 6);
  const y = inside(scale.top + top * scale.down, minimap.height - 6);
  return {
    x,
    y,
    width: Math.max(4, inside(scale.left + right * scale.across, minimap.width) - x),
    height: Math.max(4, inside(scale.top + bottom * scale.down, minimap.height) - y),
    isWhole:
      view.width === 0 ||
      (left <= bounds.left && right >= bounds.right && top <= bounds.top && bottom >= bounds.bottom),
  };
}
