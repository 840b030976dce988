import { defineMessages } from '../../text/defineMessages';

export const destinationDetailsMessages = defineMessages('destinationDetailsMessages', {
  type: 'Type',
  bank: 'Bank',
  accountHolder: 'Account holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
});
