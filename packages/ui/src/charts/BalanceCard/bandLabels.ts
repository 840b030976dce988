import type { AxisLabel } from '../container/Plot';
import { timeLabels } from '../LineChart/timeLabels';
import { balanceMessages } from '../../text/charts/balanceMessages';
import { endLabel } from './span';

/** The width of one end's label, in rem. */
const width = 3;

/** Approximate text width, in rem. The bidi marks around a day have no width. */
const wide = (words: string) => words.replace(/[\u2066-\u2069]/g, '').length * 0.42;

interface Time {
  first: number;
  last: number;
  at: (moment: number) => number;
}

/** The labels under the chart: the chosen days, or the days that fit. */
export function bandLabels(
  time: Time,
  inline: number,
  rem: number,
  edges: { begin: number; end: number } | undefined,
): AxisLabel[] {
  if (!edges) {
    const labels = timeLabels(time.first, time.last, inline, rem);
    return labels.map(({ at, words }) => ({ at: at * inline, words }));
  }
  const within = (at: number, size: number) =>
    Math.max((size * rem) / 2, Math.min(inline - (size * rem) / 2, at));
  // The end is at midnight after the last chosen day.
  const [from, to] = [endLabel(edges.begin), endLabel(edges.end - 1)];
  const [begin, end] = [within(time.at(edges.begin), width), within(time.at(edges.end), width)];
  if (end - begin >= (width + 0.5) * rem) {
    return [
      { at: begin, words: from, strong: true },
      { at: end, words: to, strong: true },
    ];
  }
  const both = from === to ? from : balanceMessages.span({ from, to });
  // Both ends do not fit with large text. The first is enough, because the summary has both.
  const words = wide(both) * rem > inline ? from : both;
  return [{ at: within((begin + end) / 2, wide(words)), words, strong: true }];
}
