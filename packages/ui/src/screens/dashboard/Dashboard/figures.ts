import { nameFigure } from '../../../text/figures/figure';
import { dashboardTexts } from '../../../text/messages';
import { dashboardMessages } from './messages';

// The names of the dashboard's amounts (A §2, A §3). Those of the community load later.

export const usable = nameFigure('usable', dashboardMessages.usable);
export const onHold = nameFigure('onHold', dashboardMessages.onHold);
export const receivingWallet = nameFigure('receivingWallet', dashboardTexts.receivingWallet);
export const outGoingWallet = nameFigure('outGoingWallet', dashboardTexts.outGoingWallet);
export const liveWallet = nameFigure('liveWallet', dashboardTexts.liveWallet);
export const pammWallet = nameFigure('pammWallet', dashboardTexts.pammWallet);

export const totalSubscription = nameFigure('totalSubscription', dashboardMessages.totalSubscription);
export const liveSubscription = nameFigure('liveSubscription', dashboardMessages.liveSubscription);
export const botBusiness = nameFigure('botBusiness', dashboardTexts.botBusinessAmount);
export const poolBusiness = nameFigure('poolBusiness', dashboardTexts.poolBusinessAmount);

export const totalBotBonus = nameFigure('totalBotBonus', dashboardTexts.totalBotBonus);
export const totalPoolBonus = nameFigure('totalPoolBonus', dashboardTexts.totalPoolBonus);
export const waitingBonus = nameFigure('waitingBonus', dashboardMessages.waitingBonuses);
export const referralBonus = nameFigure('referralBonus', dashboardTexts.referralBonus);
export const matchingBonus = nameFigure('matchingBonus', dashboardMessages.matchingBonus);
export const roiBonus = nameFigure('roiBonus', dashboardMessages.roiBonus);
export const royaltyBonus = nameFigure('royaltyBonus', dashboardMessages.royaltyBonus);
export const directBonus = nameFigure('directBonus', dashboardMessages.directBonus);
export const poolLevelBonus = nameFigure('poolLevelBonus', dashboardMessages.poolLevelBonus);
