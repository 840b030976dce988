import type { AxisLabel } from '../frame/Plot';
import { timeLabels } from '../LineChart/timeLabels';
import { balanceMessages } from '../../text/pictures/balanceMessages';
import { endLabel } from './span';

/** How wide the words of one end are, in rem. */
const width = 3;

/** About how wide words are, in rem. The marks that keep a day in its direction have no width. */
const wide = (words: string) => words.replace(/[\u2066-\u2069]/g, '').length * 0.42;

interface Time {
  first: number;
  last: number;
  at: (moment: number) => number;
}

/** The words under the picture: the days that are chosen, or as many days of the line as have room. */
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
  const within = (at: number, room: number) =>
    Math.max((room * rem) / 2, Math.min(inline - (room * rem) / 2, at));
  // An end lies at midnight, of which the day before is chosen.
  const [from, to] = [endLabel(edges.begin), endLabel(edges.end - 1)];
  const [begin, end] = [within(time.at(edges.begin), width), within(time.at(edges.end), width)];
  if (end - begin >= (width + 0.5) * rem) {
    return [
      { at: begin, words: from, strong: true },
      { at: end, words: to, strong: true },
    ];
  }
  const both = from === to ? from : balanceMessages.span(from, to);
  // Large letters leave no room for both ends. The sentence above names them, so the first stands for the days.
  const words = wide(both) * rem > inline ? from : both;
  return [{ at: within((begin + end) / 2, wide(words)), words, strong: true }];
}
