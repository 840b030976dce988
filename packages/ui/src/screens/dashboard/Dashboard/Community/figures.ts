import { legCountMessages } from '../../../../text/columnTitles';
import { nameFigure } from '../../../../text/figures/figure';
import { networkTexts } from '../../../../text/messages';
import { dashboardMessages } from '../messages';

// The names of the community's counts (A §2).

export const leftCount = nameFigure('leftCount', legCountMessages.members.left);
export const rightCount = nameFigure('rightCount', legCountMessages.members.right);
export const leftBots = nameFigure('leftBots', networkTexts.totalLeftBots);
export const rightBots = nameFigure('rightBots', networkTexts.totalRightBots);
export const matchingPairs = nameFigure('matchingPairs', dashboardMessages.totalMatchingPairs);
export const referrals = nameFigure('referrals', dashboardMessages.totalReferrals);
export const paidReferrals = nameFigure('paidReferrals', dashboardMessages.paidReferrals);
