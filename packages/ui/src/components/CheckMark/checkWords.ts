import { catalogue } from '../../text/catalogue';

/** Our own words about a name that the server checks. */
export const checkWords = catalogue('checkWords', {
  checking: 'Checking',
  waiting: 'Checked again shortly',
  notChecked: 'Could not be checked',
});
