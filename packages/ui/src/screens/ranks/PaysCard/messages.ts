import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages about what a rank pays. */
export const paysCardMessages = defineMessages('paysCardMessages', {
  pays: ({ rank }: { rank: string }) => `What ${rank} pays`,
  /** The matching bonus of the missing pairs, under the current plan. */
  onTheWay: ({ count }: { count: string }) =>
    count === '1'
      ? 'The pair on the way, under the current plan'
      : `The ${count} pairs on the way, under the current plan`,
  royalty: 'Royalty',
  withRank: 'Yes, this rank earns royalty',
  from: ({ rank }: { rank: string }) => `Not yet, from ${rank} on`,
});
