import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const directReferralsMessages = defineMessages('directReferralsMessages', {
  directReferralBusiness: 'Direct Referral Business',
  introduction: 'Members you’ve sponsored, and their teams’ business',
  emptyReason: 'Members who join with your referral links will appear here.',
  pool: 'Pool {amount}',
});
