import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const directTreeWords = catalogue('directTreeWords', {
  directTree: 'Direct Tree',
});
