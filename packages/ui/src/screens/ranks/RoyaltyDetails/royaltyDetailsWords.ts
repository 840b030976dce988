import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const royaltyDetailsWords = catalogue('royaltyDetailsWords', {
  noRankYet: 'No rank yet',
  royaltyDetails: 'Royalty Details',
  whatYourRankEarns: 'What your rank earns',
  royalty: 'Royalty',
  theRoyalty: 'the royalty',
  royaltyBeginsWithTheFirst: 'Royalty begins with the first rank that earns it.',
});
