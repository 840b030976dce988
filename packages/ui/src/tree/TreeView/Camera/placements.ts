import type { TreeWindow } from '../../layout/visit';
import type { View } from './camera';
import { cardBox, hasCards, onSurface, type Grid, type Placement } from './grid';

type Surface = Pick<View, 'width' | 'height'>;

/**
 * The vertical scale at a scale across. Both shrink together until names can't be read. Below that, the vertical scale
 * shrinks only until the whole depth of the tree has room.
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

/** Shows the whole drawing, at a scale of 1 at most. */
export function fitTo(bounds: TreeWindow, surface: Surface, grid: Grid): Placement {
  const { down, rem, rim } = grid;
  const high = Math.max(1, bounds.bottom * down);
  const free = surface.height - (rim.top + rim.bottom) * rem;
  // Where names can't be read, levels may stay further apart than this; they never come closer.
  const k = Math.min(breadthScale(bounds, surface, grid), Math.max(free, 1) / high);
  const ky = downScale(k, bounds.bottom, surface, grid);
  const spare = Math.max(0, (free - high * ky) / 2);
  return { k, x: acrossTheMiddle(bounds, surface, grid, k), y: rim.top * rem + Math.min(spare, 2 * rem) };
}

/**
 * Where a drawing begins. What has no room to be read as a whole begins at its root, as wide as it is where names can
 * be read so, because the first of a team stand at its edge; a wider one is shown at full size around its root.
 */
export function startAt(rootAt: number, bounds: TreeWindow, surface: Surface, grid: Grid): Placement {
  const whole = fitTo(bounds, surface, grid);
  if (whole.k >= grid.readable) return whole;
  const y = grid.rim.top * grid.rem;
  const k = breadthScale(bounds, surface, grid);
  if (k >= grid.readable) return { k, x: acrossTheMiddle(bounds, surface, grid, k), y };
  return { k: 1, x: surface.width / 2 - rootAt * grid.across, y };
}

/** The scale, at most 1, at which the whole breadth is in sight. */
function breadthScale(bounds: TreeWindow, { width }: Surface, { across, rem, rim, reach }: Grid): number {
  const wide = Math.max(1, (bounds.right - bounds.left) * across + reach.wide * rem);
  return Math.min(1, Math.max(width - 2 * rim.across * rem, 1) / wide);
}

/** How far the drawing is moved for its middle to be that of the surface. */
const acrossTheMiddle = ({ left, right }: TreeWindow, { width }: Surface, { across }: Grid, k: number) =>
  width / 2 - k * ((left + right) / 2) * across;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The smallest move of the view that brings a place well inside it. Undefined if the place is there already. */
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

/** The smallest move of the view that brings a place above what covers its lowest `covered` pixels. */
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

/** The nearest place at which the tree still fills a third of the surface, or a smaller tree is still whole. */
export function keepInside(
  placement: Placement,
  bounds: TreeWindow,
  surface: Surface,
  grid: Grid,
): Placement {
  const { width, height } = surface;
  const { x, y, k } = placement;
  const ky = downScale(k, bounds.bottom, surface, grid);
  const side = (start: number, end: number, room: number) => {
    const seen = Math.min(room / 3, end - start);
    return [seen - end, room - seen - start] as const;
  };
  const { across, down, rem, rim } = grid;
  const high = ky * bounds.bottom * down;
  const free = height - (rim.top + rim.bottom) * rem;
  const [left, right] = side(k * bounds.left * across - rem, k * bounds.right * across + rem, width);
  // A tree seen in its whole height stays so. A larger one may move until only a part of it is left.
  const isWhole = k < grid.named && high <= free + 1;
  const [top, bottom] = isWhole
    ? [rim.top * rem, height - rim.bottom * rem - high]
    : side(-rem, high + 2.5 * rem, height);
  return { k, x: clamp(x, left, right), y: clamp(y, Math.min(top, bottom), Math.max(top, bottom)) };
}
