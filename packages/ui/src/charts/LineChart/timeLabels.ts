import { formatInWords, dateFormats, portalClock } from '../../text/format/dates';

const day = 86_400_000;

/** A moment in full, in the portal's zone: `18 August 2026`, or with its time. */
export const momentTitle = (at: number, precision: 'day' | 'moment'): string =>
  formatInWords(portalClock({ instant: at }), precision === 'day' ? 'D MMMM YYYY' : dateFormats.long);

/** The date format under the line, more precise for a shorter span. */
function getForm(span: number): string {
  if (span <= 2 * day) return 'D MMM HH:mm';
  return span <= 400 * day ? 'D MMM' : 'MMM YYYY';
}

/**
 * The labels under a line from `first` to `last` (ms), as far as they fit. Each is in the middle of its share, so
 * none leaves the chart. `at` is a share of the length.
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
