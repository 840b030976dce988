import { defineMessages } from '../../../text/defineMessages';

/** Our own words for the way through the ranks. */
export const rankWayMessages = defineMessages('rankWayMessages', {
  way: 'The way through the ranks',
  royaltyWay: 'The way to royalty',
  bringsRoyalty: 'Brings royalty',
  reached: 'Reached',
  more: (count: string) => `${count} more`,
});
