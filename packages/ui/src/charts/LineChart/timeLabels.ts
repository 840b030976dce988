import { portalClock } from '../../text/format/dates';

const day = 86_400_000;

/** A moment of the line in full, in the portal's zone: `18 August 2026`, or with its time. */
export const momentTitle = (at: number, precision: 'day' | 'moment'): string =>
  portalClock({ instant: at }).format(precision === 'day' ? 'D MMMM YYYY' : 'D MMMM YYYY, hh:mm A');

/** How a moment is called under the line: the shorter the span, the closer. */
function getForm(span: number): string {
  if (span <= 2 * day) return 'D MMM HH:mm';
  return span <= 400 * day ? 'D MMM' : 'MMM YYYY';
}

/**
 * The words under a line from `first` to `last` (ms): as many as have room, each in the middle of its share, so that none
 * leaves the picture. `at` is a share of the length.
 */
export function timeLabels(first: number, last: number, inline: number, rem: number) {
  const form = getForm(last - first);
  const count = Math.max(1, Math.floor(inline / ((form.length * 0.42 + 2) * rem)));
  const labels = Array.from({ length: count }, (_, index) => {
    const at = (index + 0.5) / count;
    return { at, words: portalClock({ instant: first + (last - first) * at }).format(form) };
  });
  return labels.filter(({ words }, index) => words !== labels[index - 1]?.words);
}
