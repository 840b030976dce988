import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const royaltyDetailsMessages = defineMessages('royaltyDetailsMessages', {
  noRankYet: 'No rank yet',
  royaltyDetails: 'Royalty Details',
  introduction: 'What your rank earns you',
  royalty: 'Royalty',
  emptyReason: 'Your royalty will appear here once you reach a rank that earns it.',
});
