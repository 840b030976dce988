import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for the stages of the ranks. */
export const rankWayMessages = defineMessages('rankWayMessages', {
  way: 'The way through the ranks',
  royaltyWay: 'The way to royalty',
  bringsRoyalty: 'Brings royalty',
  reached: 'Reached',
  more: (count: string) => `${count} more`,
});
