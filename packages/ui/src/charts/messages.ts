import { defineMessages } from '../text/defineMessages';

export const chartMessages = defineMessages('chartMessages', {
  /** A button: shows the chart's values as a table. */
  asTable: 'Table',
  /** A button: shows the chart again. */
  asChart: 'Chart',
  sum: 'Total',
  /** A column: the part of a sum that is not paid yet. */
  waiting: 'Waiting',
  /** A button next to the time that is shown. */
  earlier: 'Show earlier',
  keys: 'Use the arrow keys to read the values. Press T for a table.',
  choose: 'Press Enter to choose.',
  value: ({ label, value }: { label: string; value: string }) => `${label} ${value}`,
  newest: ({ shown, total }: { shown: string; total: string }) =>
    `Latest ${shown} of ${total}. Export to see them all.`,
});
