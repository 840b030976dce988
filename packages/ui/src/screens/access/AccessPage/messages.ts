import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const accessPageMessages = defineMessages('accessPageMessages', {
  tagline: 'Your wallets, your team and every payout in one place.',
  help: 'Need help?',
  /** `{operator}` is a company with its address. */
  runBy: 'Run by {operator}',
});
