import { defineMessages } from '../../text/defineMessages';

/** Our own words. */
export const destinationDetailsMessages = defineMessages('destinationDetailsMessages', {
  type: 'Type',
  bank: 'Bank',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
});
