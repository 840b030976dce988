import { catalogue } from '../../text/catalogue';

/** Our own words. */
export const destinationDetailsWords = catalogue('destinationDetailsWords', {
  type: 'Type',
  bank: 'Bank',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
});
