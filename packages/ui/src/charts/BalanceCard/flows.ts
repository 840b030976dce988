import type { Point } from '../LineChart/lines';

/** A point's values: the balance after its day, and what came in and went out on it. */
export const [balanceAt, intoAt, outAt] = [0, 1, 2];

/** What came in and went out on one day, or on the days that share a few pixels. */
interface Flow {
  /** The middle, in px from the line's beginning. */
  at: number;
  into: number;
  out: number;
}

/** A bar is no wider than this, and no narrower than the least, in px. */
const [widest, least] = [12, 2];

/** The room of a day, and the width of its bar. */
export function flowWidths(dayWidth: number) {
  const room = Math.max(dayWidth, least + 1);
  return { room, bar: Math.min(widest, Math.max(least, room * 0.6)) };
}

/** The sums of each place that has room for a bar; of more days than places, those of one place together. */
export function toFlows(points: readonly Point[], x: (at: number) => number, room: number): Flow[] {
  const flows: Flow[] = [];
  let layout = Number.NaN;
  for (const { at, values } of points) {
    const [into, out] = [values[intoAt] ?? 0, values[outAt] ?? 0];
    if (into === 0 && out === 0) continue;
    const here = Math.floor(x(at) / room);
    const last = flows.at(-1);
    if (last && here === layout) {
      last.into += into;
      last.out += out;
    } else {
      flows.push({ at: x(at), into, out });
      layout = here;
    }
  }
  return flows;
}

/** The bars of one direction as one path: up from `base` for what came in, down for what went out. */
export function flowPath(
  flows: readonly Flow[],
  direction: 'into' | 'out',
  { base, half, width }: { base: number; half: number; width: number },
): string {
  const most = flows.reduce((top, { into, out }) => Math.max(top, into, out), 1);
  return flows
    .filter((flow) => flow[direction] > 0)
    .map((flow) => {
      const height = Math.max(1, (flow[direction] / most) * half).toFixed(1);
      const start = (flow.at - width / 2).toFixed(1);
      const [foot, up] = direction === 'into' ? [base - 0.5, '-'] : [base + 0.5, ''];
      return `M${start} ${foot}h${width.toFixed(1)}v${up}${height}h-${width.toFixed(1)}z`;
    })
    .join('');
}
