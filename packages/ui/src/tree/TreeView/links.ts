import type { Grid } from './grid';

/** A line from a node to its child: between two places across, and the child's level. */
export interface LinkPlaces {
  at: number;
  depth: number;
  parentAt: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a line begins and ends, so that it touches neither mark nor name; in rem. */
const gaps = { above: 2.1, below: 0.75 } as const;

/** The line to a child, as a part of an SVG path: down from the name, over, and down to the mark. */
export function linkPath({ at, depth, parentAt }: LinkPlaces, { across, down, rem }: Grid): string {
  const [from, to] = [round(parentAt * across), round(at * across)];
  const start = (depth - 1) * down + gaps.above * rem;
  const end = depth * down - gaps.below * rem;
  const middle = round((start + end) / 2);
  return `M${from} ${start}C${from} ${middle} ${to} ${middle} ${to} ${end}`;
}
