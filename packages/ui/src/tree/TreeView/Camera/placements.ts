import type { TreeWindow } from '../../layout/visit';
import type { View } from './camera';
import { cardBox, hasCards, onSurface, type Grid, type Placement } from './grid';

type Surface = Pick<View, 'width' | 'height'>;

/**
 * The vertical scale for a horizontal one. Both shrink together until names are illegible. Below that, the
 * vertical scale shrinks only until the tree's full depth fits.
 */
export function downScale(
  k: number,
  levels: number,
  { height }: Surface,
  { down, rem, rim, named }: Grid,
): number {
  const free = height - (rim.top + rim.bottom) * rem;
  const whole = free / Math.max(1, levels * down);
  return Math.max(k, Math.min(named, whole));
}

/** Shows the full drawing, at a scale of 1 at most. */
export function fitTo(bounds: TreeWindow, surface: Surface, grid: Grid): Placement {
  const { down, rem, rim } = grid;
  const high = Math.max(1, bounds.bottom * down);
  const free = surface.height - (rim.top + rim.bottom) * rem;
  // When names are illegible, levels may be further apart than this, but never closer.
  const k = Math.min(breadthScale(bounds, surface, grid), Math.max(free, 1) / high);
  const ky = downScale(k, bounds.bottom, surface, grid);
  const spare = Math.max(0, (free - high * ky) / 2);
  return { k, x: acrossTheMiddle(bounds, surface, grid, k), y: rim.top * rem + Math.min(spare, 2 * rem) };
}

/**
 * The initial position of a drawing. If it is too large to read in full, it starts at its root. It shows the
 * full breadth if names are legible then, because a team's first members are at its edge. A wider one is at
 * full size around its root.
 */
export function startAt(rootAt: number, bounds: TreeWindow, surface: Surface, grid: Grid): Placement {
  const whole = fitTo(bounds, surface, grid);
  if (whole.k >= grid.readable) return whole;
  const y = grid.rim.top * grid.rem;
  const k = breadthScale(bounds, surface, grid);
  if (k >= grid.readable) return { k, x: acrossTheMiddle(bounds, surface, grid, k), y };
  return { k: 1, x: surface.width / 2 - rootAt * grid.across, y };
}

/** The scale, at most 1, that fits the full breadth. */
function breadthScale(bounds: TreeWindow, { width }: Surface, { across, rem, rim, reach }: Grid): number {
  const wide = Math.max(1, (bounds.right - bounds.left) * across + reach.wide * rem);
  return Math.min(1, Math.max(width - 2 * rim.across * rem, 1) / wide);
}

/** The offset that centres the drawing on the surface. */
const acrossTheMiddle = ({ left, right }: TreeWindow, { width }: Surface, { across }: Grid, k: number) =>
  width / 2 - k * ((left + right) / 2) * across;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The smallest move that brings a position well into view. Undefined if it is already there. */
export function bringInto(view: View, grid: Grid, at: number, depth: number): Placement | undefined {
  const { width, height } = view;
  const edge = { x: Math.min(width / 3, 6 * grid.rem), y: Math.min(height / 3, 5 * grid.rem) };
  const isReadable = view.k >= grid.readable;
  const placement = onSurface(view, grid, at, depth);
  const to = {
    x: clamp(placement.x, edge.x, width - edge.x),
    y: clamp(placement.y, edge.y / 2, height - edge.y),
  };
  if (isReadable && to.x === placement.x && to.y === placement.y) return undefined;
  const k = isReadable ? view.k : 1;
  return { k, x: to.x - k * at * grid.across, y: to.y - k * depth * grid.down };
}

/** The smallest move that brings a position above the lowest `covered` pixels. */
export function bringAbove(
  view: View,
  grid: Grid,
  at: number,
  depth: number,
  covered: number,
): Placement | undefined {
  const { x, y, k, width, height } = view;
  const placement = onSurface(view, grid, at, depth);
  const own = (hasCards(grid, k) ? k * (cardBox.height - cardBox.top) : 2.25 * grid.swell * k) * grid.rem;
  const side = Math.min(width / 2, (hasCards(grid, k) ? (k * cardBox.width) / 2 + 0.5 : 3) * grid.rem);
  const to = {
    x: clamp(placement.x, side, width - side),
    y: Math.max(1.5 * grid.rem, Math.min(placement.y, height - covered - own - 0.5 * grid.rem)),
  };
  if (to.x === placement.x && to.y === placement.y) return undefined;
  return { k, x: x + to.x - placement.x, y: y + to.y - placement.y };
}

/**
 * The nearest position where the tree still fills a third of the surface, or a smaller tree is still fully
 * visible.
 */
export function keepInside(
  placement: Placement,
  bounds: TreeWindow,
  surface: Surface,
  grid: Grid,
): Placement {
  const { width, height } = surface;
  const { x, y, k } = placement;
  const ky = downScale(k, bounds.bottom, surface, grid);
  const side = (start: number, end: number, extent: number) => {
    const seen = Math.min(extent / 3, end - start);
    return [seen - end, extent - seen - start] as const;
  };
  const { across, down, rem, rim } = grid;
  const high = ky * bounds.bottom * down;
  const free = height - (rim.top + rim.bottom) * rem;
  const [left, right] = side(k * bounds.left * across - rem, k * bounds.right * across + rem, width);
  // A tree visible in its full height stays so. A larger one may move until only a part remains.
  const isWhole = k < grid.named && high <= free + 1;
  const [top, bottom] = isWhole
    ? [rim.top * rem, height - rim.bottom * rem - high]
    : side(-rem, high + 2.5 * rem, height);
  return { k, x: clamp(x, left, right), y: clamp(y, Math.min(top, bottom), Math.max(top, bottom)) };
}
