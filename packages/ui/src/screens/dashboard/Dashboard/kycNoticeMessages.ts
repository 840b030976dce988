import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages for what the KYC lacks. */
export const kycNoticeMessages = defineMessages('kycNoticeMessages', {
  rejected: 'A document of your KYC was rejected.',
  rejectedDocument: 'A document of your KYC was rejected:',
  way: 'Go to your KYC',
});
