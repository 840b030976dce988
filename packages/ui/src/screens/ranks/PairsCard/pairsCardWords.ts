import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const pairsCardWords = catalogue('pairsCardWords', {
  nothingMoreIsAskedFor: 'Nothing more is asked for.',
  reached: 'Reached.',
  more: (count: string, goal: string) => `${count} more to ${goal}.`,
});
