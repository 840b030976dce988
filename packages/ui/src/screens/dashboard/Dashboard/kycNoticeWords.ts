import { catalogue } from '../../../text/catalogue';

/** Our own words for what the KYC lacks. */
export const kycNoticeWords = catalogue('kycNoticeWords', {
  rejected: 'A document of your KYC was rejected.',
  rejectedOf: 'A document of your KYC was rejected:',
  way: 'Go to your KYC',
});
