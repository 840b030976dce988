import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages of the frame that both pages share. */
export const ranksFrameMessages = defineMessages('ranksFrameMessages', {
  /** The name of the links between the two pages. */
  pages: 'Rank and royalty',
  rank: 'Rank',
  royalty: 'Royalty',
  allRanks: 'All ranks',
});
