import { catalogue } from '../../../text/catalogue';

/** Our own words for the way through the ranks. */
export const rankWayWords = catalogue('rankWayWords', {
  way: 'The way through the ranks',
  royaltyWay: 'The way to royalty',
  bringsRoyalty: 'Brings royalty',
  reached: 'Reached',
  more: (count: string) => `${count} more`,
});
