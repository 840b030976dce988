import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const pairsCardMessages = defineMessages('pairsCardMessages', {
  allMet: 'You’ve met every requirement.',
  reached: 'Reached.',
  /** The missing pairs, by what they lead to. */
  moreToRank: ({ count }: { count: string }) => `${count} more for the next rank.`,
  moreToRoyalty: ({ count }: { count: string }) =>
    count === '1' ? '1 more pair before you earn royalty.' : `${count} more pairs before you earn royalty.`,
});
