import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const royaltyDetailsMessages = defineMessages('royaltyDetailsMessages', {
  noRankYet: 'No rank yet',
  royaltyDetails: 'Royalty Details',
  whatYourRankEarns: 'What your rank earns',
  royalty: 'Royalty',
  theRoyalty: 'the royalty',
  royaltyBeginsWithTheFirst: 'Royalty begins with the first rank that earns it.',
});
