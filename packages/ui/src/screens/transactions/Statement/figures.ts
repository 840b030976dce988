import { nameFigure } from '../../../text/figures/figure';
import { transactionTitles } from '../../../text/columnTitles';
import { statementMessages } from './messages';

// The names of a statement’s sums.

export const openingBalance = nameFigure('openingBalance', statementMessages.openingBalance);
export const closingBalance = nameFigure('closingBalance', statementMessages.closingBalance);
export const runningBalance = nameFigure('runningBalance', statementMessages.balance);
export const ownMove = nameFigure('ownMove', transactionTitles.amount);
