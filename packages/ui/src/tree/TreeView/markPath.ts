import type { NodeMark } from '../nodeFace';

/** The shape of a mark around 0,0: told apart without its colour (D94). */
export function markPath(mark: NodeMark, radius: number): string {
  const r = Math.round(radius * 100) / 100;
  switch (mark) {
    case 'paid':
    case 'unknown':
      return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    case 'unpaid':
      return `M0 ${-1.15 * r}L${1.15 * r} 0L0 ${1.15 * r}L${-1.15 * r} 0z`;
    case 'vacant':
      return `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}zM0 ${-r / 2}v${r}M${-r / 2} 0h${r}`;
  }
}
