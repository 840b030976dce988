import { catalogue } from '../../../text/catalogue';

/** Our own words. */
export const directReferralsWords = catalogue('directReferralsWords', {
  directReferralBusiness: 'Direct Referral Business',
  membersYouSponsorAndWhat: 'Members you sponsor, and what their teams do',
  membersWhoRegisterByOne: 'Members who register by one of your referral links appear here.',
  pool: 'Pool {amount}',
});
