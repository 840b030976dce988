import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const rankDetailsMessages = defineMessages('rankDetailsMessages', {
  rankDetails: 'Rank Details',
  ranksGrowWithThePairs: 'Ranks grow with the pairs matched in your team',
  theNextRank: 'the next rank',
  thePlanHasNoRanks: 'The plan has no ranks yet.',
});
