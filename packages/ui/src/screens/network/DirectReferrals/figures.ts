import { nameFigure } from '../../../text/figures/figure';
import { directReferralsMessages } from './messages';

// The names of the sums of all direct referrals.

export const referralTeams = nameFigure('referralTeams', directReferralsMessages.teams);
export const referralPurchases = nameFigure('referralPurchases', directReferralsMessages.purchases);
