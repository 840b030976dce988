import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const pairsCardMessages = defineMessages('pairsCardMessages', {
  nothingMoreIsAskedFor: 'Nothing more is asked for.',
  reached: 'Reached.',
  more: (count: string, goal: string) => `${count} more to ${goal}.`,
});
