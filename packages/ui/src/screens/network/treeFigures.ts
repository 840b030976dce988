import { nameFigure } from '../../text/figures/figure';
import { networkTexts } from '../../text/messages';

// The names of figures on the cards of both trees (B §2).

export const nodeSubscription = nameFigure('nodeSubscription', networkTexts.totalSubscription);
export const nodeBusiness = nameFigure('nodeBusiness', networkTexts.totalBusiness);
export const nodeTeam = nameFigure('nodeTeam', networkTexts.totalTeam);
export const nodePaidTeam = nameFigure('nodePaidTeam', networkTexts.paidTeam);
export const nodeLeftBots = nameFigure('nodeLeftBots', networkTexts.totalLeftBots);
export const nodeRightBots = nameFigure('nodeRightBots', networkTexts.totalRightBots);
export const nodePairs = nameFigure('nodePairs', networkTexts.totalMatchingBotPairs);
