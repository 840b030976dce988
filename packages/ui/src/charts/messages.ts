import { defineMessages } from '../text/defineMessages';

export const chartMessages = defineMessages('chartMessages', {
  asTable: 'As a table',
  asChart: 'As a picture',
  sum: 'Sum',
  chart: 'picture',
  keys: 'The arrow keys read the values, T shows them as a table.',
  choose: 'Enter chooses.',
  value: (label: string, value: string) => `${label} ${value}`,
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}. The file has all.`,
});
