import { defineMessages } from '../../../text/defineMessages';

/** Our own words. */
export const pairsCardMessages = defineMessages('pairsCardMessages', {
  nothingMoreIsAskedFor: 'Nothing more is asked for.',
  reached: 'Reached.',
  more: (count: string, goal: string) => `${count} more to ${goal}.`,
});
