import type { NodeStatus } from '../../nodeFace';

/** A square with gaps in its sides. A dashed line would also break its plus. */
const corners = (r: number): string =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * r} ${0.4 * y * r}V${y * r}H${0.4 * x * r}`)
    .join('');

/** The path of a status symbol around 0,0. Symbols are distinguishable without colour (D94). */
export function toStatusPath(status: NodeStatus, radius: number): string {
  const r = Math.round(radius * 100) / 100;
  switch (status) {
    case 'paid':
    case 'unknown':
      return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    case 'unpaid':
      return `M0 ${-1.15 * r}L${1.15 * r} 0L0 ${1.15 * r}L${-1.15 * r} 0z`;
    case 'vacant':
      return `${corners(r)}M0 ${-r / 2}v${r}M${-r / 2} 0h${r}`;
  }
}
