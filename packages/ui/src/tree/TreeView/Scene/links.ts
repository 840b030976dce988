import { cardBox, type Grid } from '../Camera/grid';

/** A line from a node to its child: two horizontal positions, and the child's level. */
export interface LinkPositions {
  at: number;
  depth: number;
  parentAt: number;
  /** In a grid of leaves: the child's row, and the distance to the grid's middle on its right. */
  grid?: { row: number; middle: number } | undefined;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The gaps at both ends of a line, in rem, which keep it clear of symbol and name. */
const gaps = { above: 2.1, below: 0.75 } as const;
/** A line between cards goes from edge to edge. */
const cardGaps = { above: cardBox.height - cardBox.top, below: cardBox.top } as const;

/** The height of the line along a grid row above its symbol or card, and its corner radius, in rem. */
const rail = { above: 0.9, round: 0.4 } as const;

/**
 * The line to a child as a part of an SVG path. It curves from the parent's name or card down to the child.
 * In a grid it runs down the grid's middle and along the child's row.
 */
export function linkPath(
  { at, depth, parentAt, grid }: LinkPositions,
  { across, down, rem, swell }: Pick<Grid, 'across' | 'down' | 'rem' | 'swell'>,
  isCard = false,
): string {
  const [from, to] = [round(parentAt * across), round(at * across)];
  const { above, below } = isCard ? cardGaps : { above: gaps.above * swell, below: gaps.below * swell };
  const start = (depth - 1 - (grid?.row ?? 0)) * down + above * rem;
  const end = depth * down - below * rem;
  if (grid) {
    const spine = round((at + grid.middle) * across);
    const lift = (below + rail.above) * rem;
    const top = (depth - grid.row) * down - lift;
    const along = depth * down - lift;
    const corner = rail.round * rem;
    const bent = round(to + Math.sign(grid.middle) * corner);
    const half = round((start + top) / 2);
    return `M${from} ${start}C${from} ${half} ${spine} ${half} ${spine} ${top}V${along}H${bent}Q${to} ${along} ${to} ${along + corner}V${end}`;
  }
  const middle = round((start + end) / 2);
  return `M${from} ${start}C${from} ${middle} ${to} ${middle} ${to} ${end}`;
}
