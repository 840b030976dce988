import type { MouseEvent } from 'react';
import type { TreeLayout } from '../../layout/createLayout';
import { visitWindow } from '../../layout/visit';
import type { View } from '../Camera/camera';
import type { Grid } from '../Camera/grid';

/** The distance from a dot that still counts as a press on it, in pixels. */
const reach = 10;

/** The node of an event: that of its element or, among dots, the nearest one within reach. */
export function nodeUnder(event: MouseEvent, layout: TreeLayout, view: View, grid: Grid): number | undefined {
  const group = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-node]') : null;
  if (group) return Number(group.dataset['node']);
  const surface = event.currentTarget.getBoundingClientRect();
  const across = view.k * grid.across;
  const down = view.ky * grid.down;
  const at = (event.clientX - surface.left - view.x) / across;
  const depth = (event.clientY - surface.top - view.y) / down;
  const near = { left: at - reach / across, right: at + reach / across };
  let found: number | undefined;
  let best = Infinity;
  visitWindow(
    layout,
    { ...near, top: depth - reach / down, bottom: depth + reach / down },
    (node, nodeAt, level) => {
      const distance = Math.hypot((nodeAt - at) * across, (level - depth) * down);
      if (distance < best) [found, best] = [node, distance];
    },
  );
  return found;
}
