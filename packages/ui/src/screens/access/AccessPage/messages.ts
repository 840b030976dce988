import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const accessPageMessages = defineMessages('accessPageMessages', {
  ledger: 'One ledger. Every balance and payout, accounted for.',
  help: 'Need help?',
});
