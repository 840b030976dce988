import { directionMessages } from '../columnTitles';
import { nameFigure } from '../figures/figure';
import { balanceMessages } from './balanceMessages';
import { earningsMessages } from './earningsMessages';
import { profitMessages } from './profitMessages';
import { royaltyMessages } from './royaltyMessages';

// The names of figures in charts, which other screens and papers share.

export const balance = nameFigure('balance', balanceMessages.balance);
export const cameIn = nameFigure('cameIn', balanceMessages.fromOutside);
export const wentOut = nameFigure('wentOut', balanceMessages.toOutside);
export const walletCredits = nameFigure('walletCredits', directionMessages.credit);
export const walletDebits = nameFigure('walletDebits', directionMessages.debit);
export const earnings = nameFigure('earnings', earningsMessages.heading);
export const royaltyByMonth = nameFigure('royaltyByMonth', royaltyMessages.heading);
export const tradingProfit = nameFigure('tradingProfit', profitMessages.profit);
