import {
  botTitles,
  liveTitles,
  networkTitles,
  payoutTitles,
  teamListTitles,
  tradeTitles,
  transactionTitles,
  transferTitles,
  withdrawalTitles,
} from '../columnTitles';
import { networkTexts, ranksTexts } from '../messages';
import { nameFigure } from './figure';

// The names of figures in lists, which their tables, files and papers share.

export const transactionAmount = nameFigure('transactionAmount', transactionTitles.amount);
export const payoutAmount = nameFigure('payoutAmount', payoutTitles.amount);
export const transferAmount = nameFigure('transferAmount', transferTitles.amount);
export const transferNet = nameFigure('transferNet', transferTitles.netAmount);
/** The file has no currency symbols, so the name there has the currency. */
export const withdrawalFrom = {
  ...nameFigure('withdrawalFrom', withdrawalTitles.amountFrom),
  fileTitle: withdrawalTitles.amountFromUsd,
};
export const withdrawalTo = nameFigure('withdrawalTo', withdrawalTitles.amountTo);
export const withdrawalNet = nameFigure('withdrawalNet', withdrawalTitles.netAmount);
export const botPrice = nameFigure('botPrice', botTitles.price);
export const livePrice = nameFigure('livePrice', liveTitles.price);
export const roiPaid = nameFigure('roiPaid', liveTitles.paidRoi);
export const roiLimit = nameFigure('roiLimit', liveTitles.roiLimit);
export const tradeProfit = nameFigure('tradeProfit', tradeTitles.profit);
export const purchases = nameFigure('purchases', teamListTitles.sum);
export const levelMembers = nameFigure('levelMembers', networkTitles.userCount);
export const levelBots = nameFigure('levelBots', networkTexts.selfBotInvestment);
export const levelLive = nameFigure('levelLive', networkTexts.selfLiveInvestment);
export const memberBots = nameFigure('memberBots', networkTexts.selfBotInvestment);
export const memberPool = nameFigure('memberPool', networkTexts.selfPoolInvestment);
export const botSubscription = nameFigure('botSubscription', networkTexts.totalBotSubscription);
export const botTeamBusiness = nameFigure('botTeamBusiness', networkTexts.totalBotTeamBusiness);
export const poolSubscription = nameFigure('poolSubscription', networkTexts.totalPoolSubscription);
export const poolTeamBusiness = nameFigure('poolTeamBusiness', networkTexts.totalPoolTeamBusiness);
export const requiredPairs = nameFigure('requiredPairs', ranksTexts.requiredMatchingBotPairs);
