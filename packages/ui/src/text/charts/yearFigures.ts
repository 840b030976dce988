import { nameFigure } from '../figures/figure';
import { yearMessages } from './yearMessages';

// The names of a year's sums, on the screen, on paper and in the file.

export const yearPaid = nameFigure('yearPaid', yearMessages.paid);
export const yearWaiting = nameFigure('yearWaiting', yearMessages.notPaid);
export const yearIncome = nameFigure('yearIncome', yearMessages.total);
