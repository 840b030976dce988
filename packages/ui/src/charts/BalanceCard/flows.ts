import type { LinePoint } from '../LineChart/lineShapes';

/** Indexes of a point's values: the closing balance, the inflow and the outflow. */
export const [balanceAt, intoAt, outAt] = [0, 1, 2];

/** The inflow and outflow of one day, or of the days that share a few pixels. */
interface Flow {
  /** The middle, in px from the line's start. */
  at: number;
  into: number;
  out: number;
}

/** The greatest and least width of a bar, in px. */
const [widest, least] = [12, 2];

/** The width of a day, and of its bar. */
export function flowWidths(dayWidth: number) {
  const size = Math.max(dayWidth, least + 1);
  return { size, bar: Math.min(widest, Math.max(least, size * 0.6)) };
}

/** The sums for each bar. When there are more days than bars fit, neighbouring days share a bar. */
export function toFlows(points: readonly LinePoint[], x: (at: number) => number, size: number): Flow[] {
  const flows: Flow[] = [];
  let layout = Number.NaN;
  for (const { at, values } of points) {
    const [into, out] = [values[intoAt] ?? 0, values[outAt] ?? 0];
    if (into === 0 && out === 0) continue;
    const here = Math.floor(x(at) / size);
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

/** The bars of one direction as one path: up from `base` for inflow, down for outflow. */
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
