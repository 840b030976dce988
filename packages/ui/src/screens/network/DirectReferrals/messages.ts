import { defineMessages } from '../../../text/defineMessages';

/** The portal's own messages. */
export const directReferralsMessages = defineMessages('directReferralsMessages', {
  directReferralBusiness: 'Direct Referral Business',
  membersYouSponsorAndWhat: 'Members you sponsor, and what their teams do',
  membersWhoRegisterByOne: 'Members who register by one of your referral links appear here.',
  pool: 'Pool {amount}',
});
