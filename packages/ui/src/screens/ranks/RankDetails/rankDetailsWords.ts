import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const rankDetailsWords = catalogue('rankDetailsWords', {
  rankDetails: 'Rank Details',
  ranksGrowWithThePairs: 'Ranks grow with the pairs matched in your team',
  theNextRank: 'the next rank',
  thePlanHasNoRanks: 'The plan has no ranks yet.',
});
