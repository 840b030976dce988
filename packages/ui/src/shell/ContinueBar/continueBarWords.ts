import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const continueBarWords = catalogue('continueBarWords', {
  whereYouWere: 'Where you were',
  no: 'No',
  continueTo: (title: string) => `Continue: ${title}`,
});
