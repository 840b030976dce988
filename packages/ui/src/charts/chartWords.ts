import { catalogue } from '../text/catalogue';

/** Our own words around pictures of data. */
export const chartWords = catalogue('chartWords', {
  asTable: 'As a table',
  asPicture: 'As a picture',
  sum: 'Sum',
  picture: 'picture',
  keys: 'The arrow keys read the values, T shows them as a table.',
  choose: 'Enter chooses.',
  value: (label: string, value: string) => `${label} ${value}`,
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}. The file has all.`,
});
