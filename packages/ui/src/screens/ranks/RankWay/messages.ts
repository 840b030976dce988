import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the stages of the ranks. */
export const rankWayMessages = defineMessages('rankWayMessages', {
  way: 'Your path through the ranks',
  royaltyWay: 'Your path to royalty',
  /** A label on a rank. */
  bringsRoyalty: 'Earns royalty',
  reached: 'Reached',
  youAreHere: 'You’re here',
  /** The missing pairs to a rank. */
  more: ({ count }: { count: string }) => `${count} more`,
});
